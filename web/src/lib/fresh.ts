/** The worker of the installed app, and what to do when the server has a newer build than this page. */
const ONCE_IN = 60_000;

export function stayFresh(): void {
  // A part of the page that is fetched later may be gone with its build: then the new page is taken, but never in a loop.
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem("bakehouse.fresh") ?? 0);
    if (Date.now() - last < ONCE_IN) return;
    event.preventDefault();
    sessionStorage.setItem("bakehouse.fresh", String(Date.now()));
    location.reload();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser that wants none plays all the same.
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => null));
}
