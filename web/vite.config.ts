import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { installable } from "./app/installable.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds a running `bakehouse serve`. */
const SERVER = process.env.BAKEHOUSE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" }), installable()],
  resolve: { alias: { $lib: folder("src/lib"), $parts: folder("src/parts"), $frame: folder("src/frame") } },
  build: {
    // The server serves what lies here; a wheel contains it.
    outDir: folder("../src/bakehouse/server/pages/table"),
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows no inline script, style or data font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } } },
});
