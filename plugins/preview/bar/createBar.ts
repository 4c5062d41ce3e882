import type { BarSettings } from '../build';
import { codespaceAddress } from '../codespace';
import { element } from '../dom';
import { facts } from './facts';
import { routeOf } from './routeOf';

const PANEL = 'preview-panel';

/** The elements of the bar that the script changes. */
export interface Bar {
  root: HTMLElement;
  pages: HTMLButtonElement;
  panel: HTMLElement;
  /** Contains the list of changed pages. */
  list: HTMLElement;
  report: HTMLElement;
  steps: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  /** Shows the number of the current change; screen readers announce it. */
  position: HTMLElement;
  /** The text before the current change. */
  before: HTMLElement;
  /** Says what the reviewer looks at: `Preview` or `New page`. */
  name: HTMLElement;
  edit: HTMLAnchorElement;
  /** Says what the link edits. */
  editTarget: HTMLElement;
  hide: HTMLButtonElement;
}

function button(attributes: Record<string, string>, ...label: (Node | string)[]): HTMLButtonElement {
  return element('button', { type: 'button', ...attributes }, ...label);
}

/** Hides text on phones, except from screen readers. */
function long(...text: readonly (Node | string)[]): HTMLElement {
  return element('span', { class: 'preview-long' }, ...text);
}

/** Hides text on all but wide screens, except from screen readers. */
function longer(text: string): HTMLElement {
  return element('span', { class: 'preview-longer' }, text);
}

function arrow(sign: string): HTMLElement {
  return element('span', { 'aria-hidden': 'true' }, sign);
}

/** Creates the list of pages that the live site does not always have: often nothing links to them. */
function limitedPages({ liveDays }: BarSettings): HTMLElement[] {
  const pages = Object.entries(liveDays).map(([route, days]) =>
    element('li', {}, element('a', { href: route }, route), `: ${days}`),
  );
  return pages.length > 0 ? [element('h2', {}, 'Drafts and pages with dates'), element('ul', {}, ...pages)] : [];
}

/** Creates the bar, without event handlers. */
export function createBar(settings: BarSettings): Bar {
  const list = element('div');
  const report = element('p', {}, element('a', { href: '/review' }, 'Full report with screenshots'));
  const panel = element(
    'section',
    { id: PANEL, class: 'preview-panel', 'aria-label': 'About this preview', hidden: true },
    element('h2', {}, 'Changed pages'),
    list,
    report,
    ...limitedPages(settings),
    element('h2', {}, 'This preview'),
    element('ul', { class: 'preview-facts' }, ...facts(settings).map((fact) => element('li', {}, fact))),
    element('p', {}, 'Forms send nothing. Search engines ignore previews.'),
    element('p', {}, 'Keys: n for the next change, p for the previous one.'),
  );
  const pages = button({ 'aria-expanded': 'false', 'aria-controls': PANEL });
  const previous = button({}, arrow('↑ '), long('Previous', longer(' change')));
  const next = button({}, arrow('↓ '), long('Next', longer(' change')));
  const position = element('span', { role: 'status', class: 'preview-position' });
  const steps = element('div', { class: 'preview-steps', hidden: true }, previous, position, next);
  const days = settings.liveDays[routeOf(location.pathname)];
  const before = element('p', { class: 'preview-before', hidden: true });
  const name = element('strong', {}, 'Preview');
  const editTarget = longer(' this page');
  const edit = element('a', { class: 'preview-edit' }, 'Edit', editTarget);
  const codespace = codespaceAddress(settings);
  const desk = codespace
    ? [element('a', { class: 'preview-edit', href: codespace }, 'Desk', longer(' in a codespace'))]
    : [];
  const hide = button({ 'aria-expanded': 'true', 'aria-controls': 'preview-row' });
  const row = element(
    'div',
    { id: 'preview-row', class: 'preview-row' },
    element('p', { class: 'preview-facts' }, ...facts(settings)),
    pages,
    steps,
    edit,
    ...desk,
  );
  const root = element(
    'aside',
    { class: 'preview-bar', 'aria-label': 'Preview', 'data-nosnippet': true },
    panel,
    days ? element('p', { class: 'preview-live' }, days) : null,
    before,
    element('div', { class: 'preview-line' }, name, row, hide),
  );
  return {
    ...{ root, pages, panel, list, report, steps, previous, next, position, before },
    ...{ name, edit, editTarget, hide },
  };
}
