/** What makes the table installable: manifest, icons, the page that is shown without a connection, the worker. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { icon } from "./icons.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WORDS = folder("../src/words");
const SIZES = [192, 512];

/** The frame's words in a language. */
function sayIn(language: string): (key: string) => string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(`${WORDS}/${language}.ftl`, "utf8")));
  return (key) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language}.ftl does not say ${key}`);
    return bundle.formatPattern(pattern);
  };
}

const manifest = (say: (key: string) => string): string =>
  JSON.stringify({
    name: "Bakehouse",
    short_name: "Bakehouse",
    description: say("tagline"),
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fdeed3",
    theme_color: "#e8c898",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...SIZES.flatMap((size) => [
        { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "any" },
        { src: `/icon-whole-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "maskable" },
      ]),
    ],
  });

const offlinePage = (language: string, say: (key: string) => string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${say("away_title")} · Bakehouse</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js" defer></script>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" width="96" height="96" />
      <h1>${say("away_title")}</h1>
      <p>${say("away_words")}</p>
      <a href="">${say("away_again")}</a>
    </main>
  </body>
</html>
`;

export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      const languages = readdirSync(WORDS)
        .filter((file) => file.endsWith(".ftl"))
        .map((file) => file.slice(0, -4));
      for (const size of SIZES) {
        emit(`icon-${size}.png`, icon(size, true));
        emit(`icon-whole-${size}.png`, icon(size, false));
      }
      emit("manifest.json", manifest(sayIn("en")));
      const pages = languages.map((language) => ({ language, page: offlinePage(language, sayIn(language)) }));
      for (const { language, page } of pages) emit(`offline-${language}.html`, page);
      // Named after everything that was built: another build is another worker, which drops what the last one kept.
      const built = createHash("sha256")
        .update(JSON.stringify([Object.keys(bundle).sort(), pages]))
        .digest("hex");
      const worker = readFileSync(folder("worker.js"), "utf8")
        .replace("__BUILD__", built.slice(0, 12))
        .replace('"__LANGUAGES__"', JSON.stringify(languages));
      emit("sw.js", worker);
    },
  };
}
