/** Names an address without a page in the console (specification, "Not found"). */
export function notFound(): void {
  if (document.documentElement.dataset.notFound) console.error(`404: no page at ${location.pathname}`);
}
