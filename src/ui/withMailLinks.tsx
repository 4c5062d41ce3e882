import type { ReactNode } from 'react';
import { company } from '../site/company';
import { Link } from './Link';
import { mailto } from './mailto';

/** Returns a plain text with the company's mail address as a link. */
export function withMailLinks(text: string): ReactNode {
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
