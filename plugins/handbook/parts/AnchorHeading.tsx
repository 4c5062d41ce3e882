import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

interface AnchorHeadingProps {
  /** Also the end of the address that links use. */
  id?: string;
  children?: ReactNode;
}

function headingOf(Tag: 'h2' | 'h3') {
  return function AnchorHeading({ id, children }: AnchorHeadingProps) {
    useBrokenLinks().collectAnchor(id);
    return <Tag id={id}>{children}</Tag>;
  };
}

/** Headings of the handbook. Links to them are checked at build time. */
export const AnchorHeading2 = headingOf('h2');
export const AnchorHeading3 = headingOf('h3');
