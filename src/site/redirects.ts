/**
 * An address that has moved. When you rename or delete a page, add an entry with the old address and the page that
 * replaces it:
 *
 *     { from: '/cloud-solutions', to: '/cloud-infrastructure' },
 *     { from: '/offices', to: '/contact#reach-us-directly' },
 *
 * If that page moves again, change `to` in the existing entry: entries point to pages, never to other entries.
 */
export interface Redirect {
  /** The old address: a path without anchor, query or slash at the end. It must not be the address of a page. */
  from: string;
  /** The address of a page of this site, optionally with an anchor or a query. */
  to: string;
}

export const redirects: readonly Redirect[] = [];
