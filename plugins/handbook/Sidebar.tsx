import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from '../../src/ui/Link';
import { addressOf, filterSidebar } from './filterSidebar';
import styles from './Handbook.module.css';
import { strings } from './strings';

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

/** The list of all pages, with a box that leaves those that it names. Enter opens the first. */
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
