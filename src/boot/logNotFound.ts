/** Logs the address of a missing page (specification, part 2). */
export function logNotFound(): void {
  if (document.documentElement.dataset.notFound) console.error(`404: no page at ${location.pathname}`);
}
