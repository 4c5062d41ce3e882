import type { ReactNode } from 'react';
import { company } from '../facts/company';
import { Link } from './Link';

/** Returns a mailto link, optionally with a subject and the start of the message. */
export function mailto(subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body })
    .filter(([, text]) => text)
    .map(([name, text = '']) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${company.email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

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
