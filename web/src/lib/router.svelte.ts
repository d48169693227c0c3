/** Which page is shown. Addresses are plain paths; the server answers each of them with the same page. */

export type Page =
  | { name: "start" }
  | { name: "new"; game: string }
  | { name: "table"; table: string }
  | { name: "join"; link: string }
  | { name: "replay"; table: string }
  | { name: "learn"; game: string }
  | { name: "about" }
  | { name: "lost" };

function pageAt(path: string): Page {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case "new":
    case "learn":
      return { name: first, game: second };
    case "table":
    case "replay":
      return { name: first, table: second };
    case "join":
      return { name: "join", link: second };
    case "about":
      return { name: "about" };
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
