import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { MouseEvent, ReactNode } from 'react';
import { strings } from '../site/strings';
import { VisuallyHidden } from './VisuallyHidden';

export interface LinkProps {
  /** A route of this site (`/about`), an anchor (`#open-positions`), a web address, or a mailto or tel link. */
  to: string;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Draws the link as a button: styles only. */
  'data-tone'?: string;
}

const OWN_ADDRESS = /^[/#]/;
const WEB_ADDRESS = /^https?:\/\//;

/**
 * Every link of the site: the browser follows it. Routes and anchors are checked at build time; web addresses open in a
 * new tab and say so; mailto and tel links stay in this one.
 */
export function Link({ to, children, ...attributes }: LinkProps) {
  const { collectLink } = useBrokenLinks();
  if (OWN_ADDRESS.test(to)) collectLink(to);
  const isElsewhere = WEB_ADDRESS.test(to);
  return (
    <a href={to} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })} {...attributes}>
      {children}
      {isElsewhere && <VisuallyHidden> {strings.newTab}</VisuallyHidden>}
    </a>
  );
}
