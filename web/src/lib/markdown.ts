/** As much Markdown as our rules use, as HTML: headings, paragraphs, lists, tables, bold, code. The text is our own. */
import { pictureId } from "./pictures.svelte";

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const inline = (text: string) =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\*(.+?)\*/g, "<em>$1</em>")
    .replace(/`(.+?)`/g, "<code>$1</code>")
    .replace(/\[(.+?)\]\(.+?\)/g, "$1");

export interface Section {
  title: string;
  level: number;
  html: string;
  /** Plain words, for the search. */
  words: string;
}

function blockOf(lines: string[]): string {
  const first = lines[0] ?? "";
  if (first.startsWith("|")) return tableOf(lines);
  if (/^[-*] /.test(first)) return listOf(lines, "ul", /^[-*] /);
  if (/^\d+\. /.test(first)) return listOf(lines, "ol", /^\d+\. /);
  if (first.startsWith("```")) return `<pre>${escaped(lines.slice(1, -1).join("\n"))}</pre>`;
  return `<p>${inline(lines.join(" "))}</p>`;
}

function listOf(lines: string[], tag: string, mark: RegExp): string {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
}

function tableOf(lines: string[]): string {
  const cells = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => inline(cell.trim()));
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join("")}</tr>`;
  const [head = "", , ...body] = lines;
  return `<div class="scroll"><table>${row(head, "th")}${body.map((line) => row(line, "td")).join("")}</table></div>`;
}

/** Puts a picture before the first mention of each word in a section; `pictures` gives its name by the word. */
export function pictured(html: string, pictures: Record<string, string>): string {
  const words = Object.keys(pictures).sort((one, other) => other.length - one.length);
  if (words.length === 0) return html;
  const mention = new RegExp(`\\b(${words.join("|")})\\b`, "gi");
  const shown = new Set<string>();
  const draw = (found: string) => {
    const name = pictures[found.toLowerCase()] ?? "";
    if (shown.has(name)) return found;
    shown.add(name);
    return `<svg class="picture" viewBox="0 0 32 32" aria-hidden="true"><use href="#${pictureId(name)}"/></svg>${found}`;
  };
  return html
    .split(/(<[^>]+>|&\w+;)/)
    .map((part, place) => (place % 2 ? part : part.replace(mention, draw)))
    .join("");
}

/** A text in sections, one for each heading. */
export function sections(source: string): Section[] {
  const found: Section[] = [];
  let current: { title: string; level: number; lines: string[] } | null = null;
  const close = () => {
    if (!current) return;
    const blocks: string[][] = [[]];
    for (const line of current.lines) {
      if (line.trim() === "") blocks.push([]);
      else blocks.at(-1)?.push(line);
    }
    const html = blocks
      .filter((block) => block.length)
      .map(blockOf)
      .join("");
    found.push({
      title: current.title,
      level: current.level,
      html,
      words: `${current.title} ${current.lines.join(" ")}`,
    });
  };
  for (const line of source.split("\n")) {
    const heading = /^(#+) (.*)/.exec(line);
    if (heading) {
      close();
      current = { title: heading[2] ?? "", level: (heading[1] ?? "#").length, lines: [] };
    } else current?.lines.push(line);
  }
  close();
  return found;
}
