/** Pictures are taken as text, to become symbols of the sprite. */
declare module "~icons/fluent-emoji-flat/*?raw" {
  const svg: string;
  export default svg;
}
declare module "~icons/game-icons/*?raw" {
  const svg: string;
  export default svg;
}
