import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

interface AnchorHeadingProps {
  id?: string;
  children?: ReactNode;
}

function createHeading(Tag: 'h2' | 'h3') {
  return function AnchorHeading({ id, children }: AnchorHeadingProps) {
    useBrokenLinks().collectAnchor(id);
    return <Tag id={id}>{children}</Tag>;
  };
}

/** Headings whose anchors the build knows, so that it finds broken links to them. */
export const AnchorHeading2 = createHeading('h2');
export const AnchorHeading3 = createHeading('h3');
