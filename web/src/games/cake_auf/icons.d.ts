/** Symbols of the interface that stand on cards: taken as text, too. */
declare module "~icons/lucide/*?raw" {
  const svg: string;
  export default svg;
}
