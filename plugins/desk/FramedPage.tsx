import MDXPage from '@theme/MDXPage';
import { useEffect, useMemo, useState } from 'react';
import { connectToDesk } from './connectToDesk';
import { liveContent } from './liveContent';
import { livePageOf } from './livePage';

export interface DeskPageProps {
  content: Parameters<typeof MDXPage>[0]['content'] & { metadata: { permalink: string; source: string } };
}

/** A page in the desk's frame. It shows what the desk sends, and its saved text until then. */
export default function FramedPage({ content }: DeskPageProps) {
  const { permalink } = content.metadata;
  const live = livePageOf(permalink);
  const [frontMatter, setFrontMatter] = useState(live.get()?.frontMatter ?? content.frontMatter);
  // Not again for a saved page, which must not replace what the desk shows.
  const Content = useMemo(() => liveContent(content, live), [permalink]);

  useEffect(() => live.subscribe(() => setFrontMatter((shown) => live.get()?.frontMatter ?? shown)), [live]);
  useEffect(() => connectToDesk(permalink, live), [permalink, live]);

  const shown = Object.assign(Content, { ...content, frontMatter });
  return <MDXPage content={shown} />;
}
