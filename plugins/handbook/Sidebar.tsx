import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from '../../src/ui/Link';
import styles from './Handbook.module.css';
import { strings } from './strings';

export const SIDEBAR_ID = 'handbook-pages';

/** Returns the address as the site writes it: docs end the address of their first page with a slash. */
const addressOf = ({ href }: PropSidebarItemLink) => href.replace(/(.)\/$/, '$1');

/** Returns the pages of a sidebar without their groups. */
function pagesIn(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return items.flatMap((item) => (item.type === 'category' ? pagesIn(item.items) : item.type === 'link' ? item : []));
}

/**
 * Whether a query names a page: each of its words is in the title or in another word for the page, which its front matter has.
 * Signs such as those of `<Cards>` do not count.
 */
function isNamed({ label, customProps }: PropSidebarItemLink, query: string): boolean {
  const { alsoCalled = [] } = (customProps ?? {}) as { alsoCalled?: string[] };
  const names = [label, ...alsoCalled].join(' ').toLowerCase();
  const words = query.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.every((word) => names.includes(word));
}

function Pages({ items, found }: { items: readonly PropSidebarItem[]; found: readonly PropSidebarItemLink[] }) {
  const { pathname } = useLocation();
  return (
    <ul role="list">
      {items.map((item) =>
        item.type === 'category' ? (
          <li key={item.label}>
            <p className={styles.label}>{item.label}</p>
            <Pages items={item.items} found={found} />
          </li>
        ) : item.type === 'link' && found.includes(item) ? (
          <li key={item.href}>
            <Link
              to={addressOf(item)}
              className={styles.entry}
              aria-current={addressOf(item) === pathname ? 'page' : undefined}
            >
              {item.label}
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** The list of all pages, with a box that filters it. */
export function Sidebar() {
  const id = useId();
  const items = useDocsSidebar()?.items ?? [];
  const list = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const found = pagesIn(items).filter((page) => isNamed(page, query));

  useEffect(() => {
    // A reader may have typed before React hydrated the page.
    setQuery(list.current?.querySelector('input')?.value ?? '');
    // The list is longer than the screen.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <nav ref={list} id={SIDEBAR_ID} popover="auto" className={styles.list} aria-label={strings.pages}>
      <label htmlFor={id} className={styles.label}>
        {strings.search}
      </label>
      <input
        id={id}
        type="search"
        className={styles.search}
        placeholder={strings.searchHint}
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status" className={styles.note}>
        {query && strings.results(found.length)}
      </p>
      <Pages items={items} found={found} />
    </nav>
  );
}
