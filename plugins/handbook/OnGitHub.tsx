import type { ReactNode } from 'react';

/** What somebody who reads the handbook on GitHub sees in place of a part that only the site can show. The site leaves it out. */
export function OnGitHub(_: { children: ReactNode }) {
  return null;
}
