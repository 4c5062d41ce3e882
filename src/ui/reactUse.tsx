import Head from '@docusaurus/Head';
import { createContext, type ReactNode, useContext } from 'react';

/** The components that need React, as found while a page is rendered. */
interface Uses {
  names: Set<string>;
  /** True once the names are in the page's head. */
  areReported: boolean;
}

const UsesContext = createContext<Uses | null>(null);

function Report() {
  const uses = useContext(UsesContext);
  if (!uses) return null;
  uses.areReported = true;
  if (uses.names.size === 0) return null;
  return (
    <Head>
      <html data-react={[...uses.names].join(' ')} />
    </Head>
  );
}

/**
 * Wraps a page and writes into its `<html>` element which components need React in a visitor's browser (`data-react`).
 * `plugins/static-pages/ssrTemplate.ts` adds React's scripts if there are any. In a browser this component does nothing
 * but is still rendered, because React derives the ids of form fields from the shape of the tree.
 */
export function ReactUseReport({ children }: { children: ReactNode }) {
  return (
    <UsesContext value={{ names: new Set(), areReported: false }}>
      {children}
      <Report />
    </UsesContext>
  );
}

/**
 * Records that a component needs React in the browser. `plugins/static-pages/react-use` calls this while a build renders
 * a page.
 * @throws Error when the head is already written, because the component would not get React
 */
export function useRecordedUse(component: string): void {
  const uses = useContext(UsesContext);
  if (uses?.areReported) {
    throw new Error(
      `${component} needs React but is rendered too late to be recorded. Render it without React.lazy or Suspense.`,
    );
  }
  uses?.names.add(component);
}

/** Starts React soon after the page has loaded instead of on the first interaction. Used for forms. */
export function StartReactSoon() {
  return (
    <Head>
      <html data-react-start="soon" />
    </Head>
  );
}
