import { company } from '../site/company';

/** Returns a mailto link, optionally with a subject and the beginning of a text. */
export function mailto(subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body })
    .filter(([, text]) => text)
    .map(([name, text = '']) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${company.email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
