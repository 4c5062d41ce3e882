import { useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import { HandbookPage } from '@site/src/layouts/HandbookPage';
import NotFound from '@theme/NotFound';
import type { ComponentProps } from 'react';

/** A page of the handbook with the list of the others beside it. */
export default function DocRoot(props: ComponentProps<typeof import('@theme/DocRoot').default>) {
  const found = useDocRootMetadata(props);
  if (!found) return <NotFound />;
  const entries = (found.sidebarItems ?? []).flatMap((item) =>
    item.type === 'link' ? [{ title: item.label, to: item.href }] : [],
  );
  return <HandbookPage entries={entries}>{found.docElement}</HandbookPage>;
}
