import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import { type HandbookGroup, HandbookPage } from '@site/plugins/handbook/HandbookPage';
import NotFound from '@theme/NotFound';
import type { ComponentProps } from 'react';

function linksOf(items: readonly PropSidebarItem[]): HandbookGroup['entries'] {
  return items.flatMap((item) =>
    item.type === 'link' ? [{ title: item.label, to: item.href.replace(/\/$/, '') }] : [],
  );
}

/** The pages outside of every category, then each category of `sidebars.ts` as a group. */
function groupsOf(items: readonly PropSidebarItem[]): HandbookGroup[] {
  const categories = items.flatMap((item) => (item.type === 'category' ? [item] : []));
  return [
    { title: '', entries: linksOf(items) },
    ...categories.map(({ label, items: members }) => ({ title: label, entries: linksOf(members) })),
  ];
}

/** A page of the handbook with the list of the others beside it. */
export default function DocRoot(props: ComponentProps<typeof import('@theme/DocRoot').default>) {
  const found = useDocRootMetadata(props);
  if (!found) return <NotFound />;
  return <HandbookPage groups={groupsOf(found.sidebarItems ?? [])}>{found.docElement}</HandbookPage>;
}
