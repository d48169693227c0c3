// The table comes back by itself.
addEventListener("online", () => location.reload());
