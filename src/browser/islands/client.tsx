/** The script of pages with islands, which the bundler builds beside Docusaurus' own (`plugins/islands/plugin.ts`). */
import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { controlsOf, ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE, replay, restoreInput } from './beforeReact';
import { ErrorScreen } from './ErrorScreen';
import { type IslandName, islands } from './islands';

interface HydratedProps {
  /** Called before the effects of the island, which read its fields. */
  onRendered: (focused: Element | null) => void;
  /** Called after those effects. */
  onHydrated: () => void;
  children: ReactNode;
}

function Hydrated({ onRendered, onHydrated, children }: HydratedProps) {
  // Read while React renders, because an element that React removes loses the focus.
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => onRendered(focused), []);
  useEffect(onHydrated, []);
  return children;
}

const nameOf = (element: HTMLElement) => element.getAttribute(ISLAND_ATTRIBUTE) as IslandName;

/**
 * Marks an island as failed (`data-island-failed`), so that the page shows its fallback, or shows the error if it has none. Reports
 * the error to the browser.
 */
function fail(element: HTMLElement, error: unknown): void {
  element.dataset.islandFailed = '';
  if (islands[nameOf(element)].onFailure === 'error') {
    const screen = document.createElement('div');
    element.replaceChildren(screen);
    createRoot(screen).render(<ErrorScreen error={error} tryAgain={() => location.reload()} />);
  }
  reportError(error);
}

/** Hydrates one island. Resolves when it responds to the visitor. */
async function hydrate(element: HTMLElement): Promise<void> {
  const name = nameOf(element);
  const loaded = await islands[name].load();
  const Component = loaded.default as ComponentType<never> as ComponentType<object>;
  const props: object = JSON.parse(element.getAttribute(PROPS_ATTRIBUTE) ?? '{}');
  const served = [...element.childNodes];
  let controls = controlsOf(element);
  const keepInput = (focused: Element | null) => {
    restoreInput(element, controls, focused);
    controls = controlsOf(element);
  };
  await new Promise<void>((resolve) => {
    const island = (
      <Hydrated onRendered={keepInput} onHydrated={resolve}>
        <Component {...props} />
      </Hydrated>
    );
    let attempts = 3;
    let isHandled = false;
    const onUncaughtError = (error: unknown) => {
      // One commit may have several errors.
      if (isHandled) return;
      isHandled = true;
      queueMicrotask(() => {
        isHandled = false;
        attempts -= 1;
        // React has removed its elements. It may only have missed one that an extension has moved or removed.
        if (attempts > 0) return root.render(island);
        element.replaceChildren(...served);
        restoreInput(element, controls);
        fail(element, error);
      });
    };
    let root: Root;
    // In a transition, React pauses the hydration whenever the visitor types.
    startTransition(() => {
      // A translation or an extension may have changed the page: React then renders the island again.
      const onRecoverableError = (error: unknown) => console.warn(error);
      root = hydrateRoot(element, island, { identifierPrefix: name, onUncaughtError, onRecoverableError });
    });
  });
  replay(element);
}

async function start(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>(`[${ISLAND_ATTRIBUTE}]`)];
  const results = await Promise.allSettled(elements.map(hydrate));
  results.forEach((result, index) => {
    const element = elements[index];
    if (result.status === 'rejected' && element) fail(element, result.reason);
  });
  // Docusaurus serves every page with the value "false".
  if (results.every(({ status }) => status === 'fulfilled')) document.documentElement.dataset.hasHydrated = 'true';
}

void start();
