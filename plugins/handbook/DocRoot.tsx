import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot';
import { SiteFrame } from '../../src/layouts/SiteFrame';
import { Icon } from '../../src/ui/Icon';
import styles from './Handbook.module.css';
import { SIDEBAR_ID, Sidebar } from './Sidebar';
import { strings } from './strings';

/** A page of the handbook with the list of all pages, which a button opens on phones. */
export default function DocRoot(props: Props) {
  const page = useDocRootMetadata(props);
  if (!page) return null;
  return (
    <DocsSidebarProvider name={page.sidebarName} items={page.sidebarItems}>
      <SiteFrame>
        <div className={styles.page}>
          <button type="button" className={styles.pagesButton} popoverTarget={SIDEBAR_ID}>
            <Icon name="menu" />
            {strings.pages}
          </button>
          <Sidebar />
          {page.docElement}
        </div>
      </SiteFrame>
    </DocsSidebarProvider>
  );
}
