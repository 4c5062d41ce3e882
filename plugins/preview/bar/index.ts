/** The preview bar: a separate script that `plugins/preview/plugin.ts` bundles into previews only. */
import { BAR_STYLES, type BarSettings } from '../build';
import { element } from '../dom';
import { changedPages, countOfPages, loadChanges, pageAt } from './changedPages';
import { createBar } from './createBar';
import { editAddress } from './facts';
import { isHidden, rememberHidden } from './hidden';
import { onKey } from './keys';
import { type MarkedChange, markChanges, showChange } from './marks';
import { routeOf } from './routeOf';

/** Set by the bundler. */
declare const BAR_SETTINGS: BarSettings;

async function start(): Promise<void> {
  document.head.append(element('link', { rel: 'stylesheet', href: `/${BAR_STYLES}` }));
  const changes = await loadChanges();
  const bar = createBar(BAR_SETTINGS);
  let route = routeOf(location.pathname);
  let marked: MarkedChange[] = [];
  let current = -1;
  let isShown = !isHidden();

  function showPosition(): void {
    bar.position.textContent = current < 0 ? `${marked.length} here` : `${current + 1} of ${marked.length}`;
    const change = marked[current]?.change;
    bar.before.hidden = !change;
    bar.before.textContent = change?.before ? `Before: ${change.before}` : 'New: nothing was here before.';
    const address = editAddress(BAR_SETTINGS, route, change?.source ?? undefined);
    bar.edit.hidden = address === null;
    if (address) bar.edit.href = address;
    bar.editTarget.textContent = change?.source ? ` ${change.source.file}` : ' this page';
  }

  function updateForPage(): void {
    const previous = marked[current]?.element;
    route = routeOf(location.pathname);
    const page = pageAt(changes, route);
    marked = markChanges(page);
    current = marked.findIndex(({ element: other }) => other === previous);
    bar.steps.hidden = marked.length === 0;
    showPosition();
    bar.name.textContent = page?.isNew ? 'New page' : 'Preview';
    bar.root.dataset.version = page?.isNew ? 'new' : '';
    bar.list.replaceChildren(changedPages(changes, route));
  }

  function show(index: number): void {
    current = index;
    showPosition();
    const change = marked[current];
    if (!change) return;
    // The address of the change, for a colleague.
    history.replaceState(history.state, '', `#change-${change.change.mark}`);
    showChange(change.element);
  }

  function step(direction: 1 | -1): void {
    if (marked.length === 0) return;
    show(current < 0 && direction < 0 ? marked.length - 1 : (current + direction + marked.length) % marked.length);
  }

  /** Returns the index of the change that the address names: `/about#change-0123abcd`. */
  function namedChange(): number {
    const mark = /^#change-([0-9a-f]{8})$/.exec(location.hash)?.[1];
    return mark ? marked.findIndex(({ change }) => change.mark === mark) : -1;
  }

  function showNamedChange(): void {
    const index = namedChange();
    if (index >= 0) show(index);
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
    rememberHidden(!isShown);
    if (!isShown) showPanel(false);
  }

  bar.pages.textContent = countOfPages(changes);
  bar.report.hidden = changes === null;
  bar.previous.onclick = () => step(-1);
  bar.next.onclick = () => step(1);
  bar.pages.onclick = () => showPanel(bar.panel.hidden === true);
  bar.hide.onclick = () => showBar(!isShown);
  bar.root.onkeydown = ({ key }) => {
    if (key !== 'Escape' || bar.panel.hidden) return;
    showPanel(false);
    bar.pages.focus();
  };
  onKey(() => isShown, { n: () => step(1), p: () => step(-1) });

  showBar(isShown);
  updateForPage();
  document.body.append(bar.root);
  showNamedChange();
  addEventListener('hashchange', showNamedChange);
}

start();
