/** Redirects the visitor to another page of the site, without an entry in the history. A module, so that tests can replace it. */
export function leaveFor(path: string): void {
  window.location.replace(path);
}
