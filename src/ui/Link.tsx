import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { company } from '../facts/company';
import { strings } from '../facts/strings';

export interface LinkProps {
  /** A route of this site (`/about`), an anchor (`#open-positions`), a web address, or a mailto or tel link. */
  to: string;
  children: ReactNode;
  className?: string;
  'aria-current'?: 'page';
}

/**
 * Every link of the site is one of these. The browser follows it, not React. The build checks routes and anchors. Web addresses
 * open in a new tab and say so.
 */
export function Link({ to, children, ...attributes }: LinkProps) {
  const { collectLink } = useBrokenLinks();
  const isExternal = /^https?:/.test(to);
  if (/^[/#]/.test(to)) collectLink(to);
  return (
    <a href={to} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })} {...attributes}>
      {children}
      {isExternal && <span className="visually-hidden"> {strings.newTab}</span>}
    </a>
  );
}

/** Returns a mailto link, optionally with a subject and the start of the message. */
export function mailto(subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body })
    .filter(([, text]) => text)
    .map(([name, text = '']) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${company.email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Returns a text in which the first mention of the company's mail address is a link. */
export function withMailLink(text: string): ReactNode {
  const [before, ...rest] = text.split(company.email);
  if (rest.length === 0) return text;
  return (
    <>
      {before}
      <Link to={mailto()}>{company.email}</Link>
      {rest.join(company.email)}
    </>
  );
}
