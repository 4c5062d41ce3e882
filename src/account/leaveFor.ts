/** Redirects the visitor to another page of the site. The current page is not kept in the history. */
export function leaveFor(path: string): void {
  window.location.replace(path);
}
