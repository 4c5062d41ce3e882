import type { ComponentType } from 'react';
import { HandbookPage } from '../HandbookPage';

interface MdxPageProps {
  content: ComponentType & { metadata: { title: string } };
}

/** A page of the handbook that is an MDX file. */
export default function MdxPage({ content: Content }: MdxPageProps) {
  return (
    <HandbookPage title={Content.metadata.title}>
      <Content />
    </HandbookPage>
  );
}
