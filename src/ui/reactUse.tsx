import Head from '@docusaurus/Head';
import { createContext, type ReactNode, useContext } from 'react';

/** What a page has been found to need React for while it was rendered: names of components. */
interface Uses {
  names: Set<string>;
  /** True once the page has said in its head what it needs. */
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
 * Around a whole page: writes into its `<html>` element which components need React in a visitor's browser
 * (`data-react`). `plugins/static-pages/ssrTemplate.ts` gives the page its scripts if there are any. In a browser it does nothing,
 * but stands there too, because React derives the ids of a form's fields from the shape of the tree.
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
 * Records that a component needs React in the browser. `plugins/static-pages/react-use` calls it while a page is rendered in a build.
 * @throws Error when the page has already said what it needs, which would leave the component without React
 */
export function useRecordedUse(component: string): void {
  const uses = useContext(UsesContext);
  if (uses?.areReported) {
    throw new Error(
      `${component} needs React but is rendered too late to say so. Render it without React.lazy or Suspense.`,
    );
  }
  uses?.names.add(component);
}

/** Starts React soon after the page has loaded, and not on the visitor's first interaction: for forms. */
export function StartReactSoon() {
  return (
    <Head>
      <html data-react-start="soon" />
    </Head>
  );
}
