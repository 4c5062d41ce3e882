import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from '../../src/ui/Link';
import styles from './Handbook.module.css';
import { strings } from './strings';

/** A group of the list of pages; the pages above the first group have no title. */
interface SidebarGroup {
  title: string;
  links: PropSidebarItemLink[];
}

/** Returns an address as the site writes it: docs end the address of their first page with a slash. */
export function addressOf(permalink: string): string {
  return permalink.replace(/(.)\/$/, '$1');
}

const isLink = (item: PropSidebarItem): item is PropSidebarItemLink => item.type === 'link';

/** What a page can be found by: its title, and the other words for it in its front matter. */
function namesOf({ label, customProps }: PropSidebarItemLink): string {
  const { alsoCalled = [] } = (customProps ?? {}) as { alsoCalled?: string[] };
  return [label, ...alsoCalled].join(' ').toLowerCase();
}

/**
 * Returns the pages of the sidebar that a query names, by group. Every word of the query has to be in the title or in another
 * word for the page; signs such as those of `<Cards>` do not count. An empty query returns all.
 */
export function filterSidebar(items: readonly PropSidebarItem[], query: string): SidebarGroup[] {
  const words = query.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const isFound = (link: PropSidebarItemLink) => words.every((word) => namesOf(link).includes(word));
  const groups = [
    { title: '', links: items.filter(isLink) },
    ...items.flatMap((item) =>
      item.type === 'category' ? { title: item.label, links: item.items.filter(isLink) } : [],
    ),
  ];
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(isFound) }))
    .filter(({ links }) => links.length > 0);
}

export const SIDEBAR_ID = 'handbook-pages';

/** Brings the current page into view in the list, which is longer than the screen. */
function useCurrentInView() {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, []);
  return list;
}

/** The list of all pages, with a box that filters it. Enter opens the first page that is left. */
export function Sidebar() {
  const id = useId();
  const { pathname } = useLocation();
  const items = useDocsSidebar()?.items ?? [];
  const list = useCurrentInView();
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const groups = filterSidebar(items, query);
  const count = groups.flatMap(({ links }) => links).length;

  // A reader may have typed before React hydrated the page.
  useEffect(() => setQuery(box.current?.value ?? ''), []);

  function openFirst(event: SubmitEvent) {
    event.preventDefault();
    const [first] = groups.flatMap(({ links }) => links);
    if (query && first) location.assign(first.href);
  }

  return (
    <nav ref={list} id={SIDEBAR_ID} popover="auto" className={styles.list} aria-label={strings.pages}>
      <form onSubmit={openFirst}>
        <label htmlFor={id} className={styles.label}>
          {strings.search}
        </label>
        <input
          ref={box}
          id={id}
          type="search"
          className={styles.search}
          placeholder={strings.searchHint}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </form>
      <p role="status" className={styles.status}>
        {query && strings.results(count)}
      </p>
      {groups.map(({ title, links }) => (
        <div key={title}>
          {title && <p className={styles.groupTitle}>{title}</p>}
          <ul role="list">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  to={addressOf(href)}
                  className={styles.entry}
                  aria-current={addressOf(href) === pathname ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
