import { company } from '../../src/site/company';

/** Removes the site's name from the end of a page's title. */
export function ownTitle(title: string): string {
  const suffix = ` | ${company.brand}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
