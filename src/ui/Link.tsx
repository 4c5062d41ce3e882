import DocusaurusLink from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { MouseEvent, ReactNode } from 'react';
import { labels } from '../site/labels';
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

const APPLICATION_LINK = /^(mailto|tel):/;
const WEB_ADDRESS = /^https?:\/\//;

/**
 * Every link of the site. Routes are checked at build time and navigate without a full load once React runs;
 * web addresses open in a new tab and say so; mailto and tel links stay in this one.
 *
 * A link to the page that is already open scrolls to its top: the router does nothing in that case, and a button
 * that does nothing looks broken.
 */
export function Link({ to, children, onClick, ...attributes }: LinkProps) {
  const { pathname } = useLocation();

  if (APPLICATION_LINK.test(to)) {
    return (
      <a href={to} onClick={onClick} {...attributes}>
        {children}
      </a>
    );
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (to === pathname) window.scrollTo({ top: 0 });
  }

  return (
    <DocusaurusLink to={to} onClick={handleClick} {...attributes}>
      {children}
      {WEB_ADDRESS.test(to) && <VisuallyHidden> {labels.newTab}</VisuallyHidden>}
    </DocusaurusLink>
  );
}
