/** Leads the visitor to another page of the site, without a way back to this one. */
export function leaveFor(path: string): void {
  window.location.replace(path);
}
