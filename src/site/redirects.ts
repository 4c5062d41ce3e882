/**
 * Addresses that have moved: the one place where they are declared. Whoever follows an old link, a bookmark or a search
 * result arrives at the new page.
 *
 * When you rename or delete a page, add an entry with its old address and the page that answers instead:
 *
 *     { from: '/cloud-solutions', to: '/cloud-infrastructure' },
 *     { from: '/offices', to: '/contact#reach-us-directly' },
 *
 * If that page moves again, change the `to` of the entry that is here: an entry leads to a page, never to another entry.
 */
export interface Redirect {
  /** The old address: a path without anchor, query or slash at the end. No page may have it. */
  from: string;
  /** The address of a page of this site; an anchor or a query may follow. */
  to: string;
}

export const redirects: readonly Redirect[] = [];
