/** Which page is shown. Addresses are plain paths; the server answers each of them with the same page. */

export type Page =
  | { name: "start" }
  | { name: "new"; game: string }
  | { name: "table"; table: string }
  | { name: "join"; link: string }
  | { name: "replay"; table: string }
  | { name: "look-back"; table: string }
  | { name: "learn"; game: string }
  | { name: "puzzles"; game: string }
  | { name: "workshop"; game: string }
  | { name: "print"; game: string }
  | { name: "device"; link: string }
  | { name: "you" }
  | { name: "about" }
  | { name: "daily" }
  | { name: "kitchen" }
  | { name: "lost" };

/** Pages that are about something that their address names; without it they are about nothing. */
const ABOUT_SOMETHING = new Set("new learn puzzles workshop print table replay look-back join device".split(" "));

function pageAt(path: string): Page {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (ABOUT_SOMETHING.has(first) && !second) return { name: "lost" };
  switch (first) {
    case "new":
    case "learn":
    case "puzzles":
    case "workshop":
    case "print":
      return { name: first, game: second.replaceAll("-", "_") };
    case "table":
    case "replay":
    case "look-back":
      return { name: first, table: second };
    case "join":
    case "device":
      return { name: first, link: second };
    case "you":
    case "about":
    case "daily":
    case "kitchen":
      return { name: second ? "lost" : first };
    case "":
      return { name: "start" };
    default:
      return { name: "lost" };
  }
}

class Router {
  page = $state<Page>(pageAt(location.pathname));

  constructor() {
    addEventListener("popstate", () => {
      this.page = pageAt(location.pathname);
    });
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({}, "", path);
    this.page = pageAt(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: `<a {...to("/about")}>`; with a modifier key the browser does as usual. */
export const to = (path: string) => ({
  href: path,
  onclick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.go(path);
  },
});
