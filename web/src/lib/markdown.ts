/** As much Markdown as our rules use, as HTML: headings, paragraphs, lists, tables, bold, code. The text is our own. */

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
