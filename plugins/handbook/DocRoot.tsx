import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/DocRoot';
import { Menu } from 'lucide';
import { useEffect, useRef } from 'react';
import { SiteFrame } from '../../src/layouts/SiteFrame';
import { Icon } from '../../src/ui/Icon';
import { Link } from '../../src/ui/Link';
import styles from './Handbook.module.css';

const LIST_ID = 'handbook-pages';
const LIST_NAME = 'Handbook pages';

function Pages({ items }: { items: readonly PropSidebarItem[] }) {
  const { pathname } = useLocation();
  return (
    <ul role="list">
      {items.map((item) => {
        if (item.type === 'category')
          return (
            <li key={item.label}>
              <p className={styles.label}>{item.label}</p>
              <Pages items={item.items} />
            </li>
          );
        if (item.type !== 'link') return null;
        // Docs end the address of their first page with a slash.
        const url = item.href.replace(/(.)\/$/, '$1');
        return (
          <li key={url}>
            <Link to={url} className={styles.entry} aria-current={url === pathname ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** A page of the handbook with the list of all pages, which a button opens on phones. */
export default function DocRoot(props: Props) {
  const page = useDocRootMetadata(props);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    // The list can be longer than the screen. One that was opened before React ran must not move under the pointer.
    if (list.current?.matches(':popover-open')) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    page && (
      <SiteFrame>
        <div className={styles.page}>
          <button type="button" className={styles.pagesButton} popoverTarget={LIST_ID}>
            <Icon icon={Menu} />
            {LIST_NAME}
          </button>
          <nav ref={list} id={LIST_ID} popover="auto" className={styles.list} aria-label={LIST_NAME}>
            <Pages items={page.sidebarItems ?? []} />
          </nav>
          {page.docElement}
        </div>
      </SiteFrame>
    )
  );
}
