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

/** Marks an island as failed (`data-island-failed`), so that the page shows its fallback, and reports the error to the browser. */
function fail(element: HTMLElement, error: unknown): void {
  element.dataset.islandFailed = '';
  reportError(error);
}

/** Hydrates one island. Resolves when it responds to the visitor. */
async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as IslandName;
  const loaded = await islands[name].load();
  const Component = loaded.default as ComponentType<never> as ComponentType<object>;
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  const served = [...element.childNodes];
  const onUncaughtError = (error: unknown) => {
    // React has removed the elements. The served ones still contain what the visitor has typed.
    element.replaceChildren(...served);
    fail(element, error);
  };
  await new Promise<void>((resolve) => {
    // In a transition, React pauses the hydration whenever the visitor types.
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
  // Docusaurus serves every page with the value "false".
  if (results.every(({ status }) => status === 'fulfilled')) document.documentElement.dataset.hasHydrated = 'true';
}

void start();
