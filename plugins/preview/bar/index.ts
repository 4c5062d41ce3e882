/** The preview bar: a separate script that `plugins/preview/plugin.ts` bundles into previews only. */

import { pageRoute } from '../../../lib/pageRoute';
import type { PreviewChanges } from '../build';
import { BAR_STYLES, type BarSettings, CHANGES_FILE } from '../build';
import { createBar, element } from './createBar';
import { markTexts, showText } from './marks';

/** Set by the bundler. */
declare const BAR_SETTINGS: BarSettings;

const KEY = 'preview-bar';

/** Loads the result of `npm run review`; null if no comparison was made or its file cannot be read. */
const loadChanges = (): Promise<PreviewChanges | null> =>
  fetch(`/${CHANGES_FILE}`)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);

/** Remembers in this tab that the reviewer has hidden the bar; null if the browser blocks storage. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

async function start(): Promise<void> {
  document.head.append(element('link', { rel: 'stylesheet', href: `/${BAR_STYLES}` }));
  const changes = await loadChanges();
  const route = pageRoute(location.pathname.replace(/^\/+|\/+$/g, '')) ?? '';
  const bar = createBar(BAR_SETTINGS, changes, route);
  const marked = changes ? markTexts(changes, route) : [];
  let current = -1;
  let isShown = !storage()?.getItem(KEY);

  function showPosition(): void {
    bar.position.textContent = current < 0 ? `${marked.length} here` : `${current + 1} of ${marked.length}`;
    const mark = marked[current];
    bar.before.hidden = !mark;
    bar.before.textContent = mark?.before ? `Before: ${mark.before}` : 'New: nothing was here before.';
  }

  function step(direction: 1 | -1): void {
    if (marked.length === 0) return;
    current = current < 0 && direction < 0 ? marked.length - 1 : (current + direction + marked.length) % marked.length;
    showPosition();
    const mark = marked[current];
    if (mark) showText(mark.element);
  }

  function showPanel(isOpen: boolean): void {
    bar.panel.hidden = !isOpen;
    bar.pages.setAttribute('aria-expanded', String(isOpen));
  }

  function showBar(visible: boolean): void {
    isShown = visible;
    document.documentElement.dataset.previewBar = isShown ? 'shown' : 'hidden';
    bar.hide.textContent = isShown ? 'Hide' : 'Show';
    bar.hide.setAttribute('aria-expanded', String(isShown));
    storage()?.setItem(KEY, isShown ? '' : 'hidden');
    if (!isShown) showPanel(false);
  }

  bar.steps.hidden = marked.length === 0;
  bar.previous.onclick = () => step(-1);
  bar.next.onclick = () => step(1);
  bar.pages.onclick = () => showPanel(bar.panel.hidden === true);
  bar.hide.onclick = () => showBar(!isShown);
  bar.root.onkeydown = ({ key }) => {
    if (key !== 'Escape' || bar.panel.hidden) return;
    showPanel(false);
    bar.pages.focus();
  };
  showBar(isShown);
  showPosition();
  document.body.append(bar.root);
}

start();
