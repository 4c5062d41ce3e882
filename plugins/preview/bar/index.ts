/** The preview bar: a separate script that `plugins/preview/plugin.ts` bundles into previews only. */
import { BAR_STYLES, type BarSettings } from '../build';
import { element } from '../dom';
import { changedPages, countOfPages, loadChanges, pageAt } from './changedPages';
import { createBar } from './createBar';
import { editAddress } from './facts';
import { isHidden, rememberHidden } from './hidden';
import { onKey } from './keys';
import { type MarkedChange, markChanges, showChange } from './marks';
import { continueReading, openOtherVersion } from './otherVersion';
import { showPhoneCode } from './phone';
import { shownPage } from './shownPage';
import { suggest } from './suggest';

/** Set by the bundler. */
declare const BAR_SETTINGS: BarSettings;

async function start(): Promise<void> {
  document.head.append(element('link', { rel: 'stylesheet', href: `/${BAR_STYLES}` }));
  const isContinued = continueReading(shownPage(location.pathname));
  const changes = await loadChanges();
  const bar = createBar(BAR_SETTINGS);
  let shown = shownPage(location.pathname);
  let marked: MarkedChange[] = [];
  let current = -1;
  let isShown = !isHidden();

  function say(sentence: string): void {
    bar.notice.hidden = sentence === '';
    bar.notice.textContent = sentence;
  }

  function showPosition(): void {
    bar.position.textContent = current < 0 ? `${marked.length} here` : `${current + 1} of ${marked.length}`;
    const change = marked[current]?.change;
    bar.before.hidden = !change || shown.isOld;
    bar.before.textContent = change?.before ? `Before: ${change.before}` : 'New: nothing was here before.';
    const address = editAddress(BAR_SETTINGS, shown.route, change?.source ?? undefined);
    bar.edit.hidden = address === null || shown.isOld;
    if (address) bar.edit.href = address;
    bar.editTarget.textContent = change?.source ? ` ${change.source.file}` : ' this page';
  }

  /** Says which version of the page is shown, and offers the other one. */
  function showVersion(): void {
    const page = pageAt(changes, shown.route);
    const isNew = page?.hasOldPage === false;
    bar.name.textContent = shown.isOld ? 'Old page' : isNew ? 'New page' : 'Preview';
    bar.root.dataset.version = shown.isOld ? 'old' : isNew ? 'new' : '';
    bar.version.hidden = !shown.isOld && !page?.hasOldPage;
    bar.version.textContent = shown.isOld ? 'New page' : 'Old page';
    bar.suggest.hidden = shown.isOld;
  }

  function updateForPage(): void {
    const previous = marked[current]?.element;
    shown = shownPage(location.pathname);
    marked = markChanges(pageAt(changes, shown.route), shown);
    current = marked.findIndex(({ element: other }) => other === previous);
    bar.steps.hidden = marked.length === 0;
    say('');
    showPosition();
    showVersion();
    bar.list.replaceChildren(changedPages(changes, shown.route));
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

  function switchVersion(): void {
    if (!bar.version.hidden) openOtherVersion(shown);
    else if (!changes) say('No comparison was made for this build, so there is no old page.');
    else say(pageAt(changes, shown.route) ? 'This page is new.' : 'This page did not change.');
  }

  function startSuggestion(): void {
    if (!shown.isOld) suggest(shown.route, BAR_SETTINGS, changes?.files ?? [], say);
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
  bar.version.onclick = switchVersion;
  bar.suggest.onclick = startSuggestion;
  // Pressing the button must not clear the selection that it is about.
  bar.suggest.onpointerdown = (event) => event.preventDefault();
  bar.suggest.onmousedown = (event) => event.preventDefault();
  bar.phone.onclick = showPhoneCode;
  bar.root.onkeydown = ({ key }) => {
    if (key !== 'Escape' || bar.panel.hidden) return;
    showPanel(false);
    bar.pages.focus();
  };
  onKey(() => isShown, { n: () => step(1), p: () => step(-1), o: switchVersion, s: startSuggestion });

  showBar(isShown);
  updateForPage();
  document.body.append(bar.root);
  if (isContinued) {
    current = namedChange();
    showPosition();
  } else showNamedChange();
  addEventListener('hashchange', showNamedChange);
}

start();
