/** The script of pages with islands, which the bundler builds beside Docusaurus' own (`plugins/islands/plugin.ts`). */
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replayClick } from './earlyInput';
import { type IslandName, islands } from './islands';

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // Runs after the effects of the island, which restore its values.
  useEffect(onHydrated, []);
  return children;
}

/** Lets the page show what it offers in place of the island (`data-island-failed`), and reports the error as browsers do. */
function fail(element: HTMLElement, error: unknown): void {
  element.dataset.islandFailed = '';
  reportError(error);
}

/** Hydrates one island. Resolves once it answers. */
async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as IslandName;
  const loaded = await islands[name].load();
  const Component = loaded.default as ComponentType<never> as ComponentType<object>;
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  const served = [...element.childNodes];
  const onUncaughtError = (error: unknown) => {
    // React has removed the elements. They come back with what the visitor has typed.
    element.replaceChildren(...served);
    fail(element, error);
  };
  await new Promise<void>((resolve) => {
    // As a transition, hydration pauses for what a visitor types.
    startTransition(() => {
      hydrateRoot(
        element,
        <Hydrated onHydrated={resolve}>
          <Component {...props} />
        </Hydrated>,
        { identifierPrefix: name, onUncaughtError },
      );
    });
  });
  replayClick(element);
}

async function start(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const results = await Promise.allSettled(elements.map(hydrate));
  results.forEach((result, index) => {
    const element = elements[index];
    if (result.status === 'rejected' && element) fail(element, result.reason);
  });
  // Docusaurus writes "false" into every page.
  if (results.every(({ status }) => status === 'fulfilled')) document.documentElement.dataset.hasHydrated = 'true';
}

void start();
