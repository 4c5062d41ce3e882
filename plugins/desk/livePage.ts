import type { FrontMatter } from '@site/src/seo/frontMatter';
import type { ReactNode } from 'react';

interface LivePage {
  version: number;
  render: () => ReactNode;
  frontMatter: FrontMatter | null;
}

/** The text that the desk sent last and, in case it cannot be shown, the last one that could. */
function createLivePage() {
  const listeners = new Set<() => void>();
  let current: LivePage | null = null;
  let good: LivePage | null = null;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => current,
    show(page: LivePage): void {
      current = { ...page, frontMatter: page.frontMatter ?? current?.frontMatter ?? null };
      changed();
    },
    wasShown(page: LivePage): void {
      good = page;
    },
    /** Shows the last good text again. */
    goBack(): void {
      current = good;
      changed();
    },
  };
}

const livePages = new Map<string, ReturnType<typeof createLivePage>>();

/** Returns the same for a page that the development server replaces while it is shown, as it does for a new picture or a changed block. */
export function livePageOf(route: string): ReturnType<typeof createLivePage> {
  const live = livePages.get(route) ?? createLivePage();
  livePages.set(route, live);
  return live;
}
