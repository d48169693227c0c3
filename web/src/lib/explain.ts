/**
 * Everything explains itself: an element says its name and one sentence about itself, and `Explanation.svelte` shows it to
 * whoever points at it, comes to it by keyboard, or presses it long.
 */

/** `<g {...explain(t("bs-fame"), t("glossary-fame"))}>` */
export const explain = (name: string, ...sentences: string[]): { "data-explain": string } => ({
  "data-explain": [name, ...sentences.filter(Boolean)].join("\n"),
});

/** What an element says: its name, then sentences. */
export function explanationOf(element: Element): { name: string; sentences: string[] } {
  const [name = "", ...sentences] = (element.getAttribute("data-explain") ?? "").split("\n");
  return { name, sentences };
}
