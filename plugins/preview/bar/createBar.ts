import type { BarSettings } from '../build';
import { element } from '../dom';
import { facts } from './facts';

const PANEL = 'preview-panel';

/** The bar's elements, as far as something happens to them. */
export interface Bar {
  root: HTMLElement;
  pages: HTMLButtonElement;
  panel: HTMLElement;
  /** Where the list of changed pages goes. */
  list: HTMLElement;
  report: HTMLElement;
  steps: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  /** Says which change is shown, on the screen and to screen readers. */
  position: HTMLElement;
  edit: HTMLAnchorElement;
  hide: HTMLButtonElement;
}

function button(attributes: Record<string, string>, ...label: (Node | string)[]): HTMLButtonElement {
  return element('button', { type: 'button', ...attributes }, ...label);
}

/** Words that phones have no room for; they stay there for screen readers. */
function long(...words: readonly (Node | string)[]): HTMLElement {
  return element('span', { class: 'preview-long' }, ...words);
}

/** Words that only wide screens have room for, beside the facts. */
function longer(words: string): HTMLElement {
  return element('span', { class: 'preview-longer' }, words);
}

function arrow(sign: string): HTMLElement {
  return element('span', { 'aria-hidden': 'true' }, sign);
}

/** Builds the bar; nothing in it works yet. */
export function createBar(settings: BarSettings): Bar {
  const list = element('div');
  const report = element('p', {}, element('a', { href: '/review' }, 'Full report, with pictures of before and after'));
  const panel = element(
    'section',
    { id: PANEL, class: 'preview-panel', 'aria-label': 'About this preview', hidden: true },
    element('h2', {}, 'Changed pages'),
    list,
    report,
    element('h2', {}, 'This preview'),
    element('ul', { class: 'preview-facts' }, ...facts(settings).map((fact) => element('li', {}, fact))),
    element(
      'p',
      {},
      'Forms send nothing here; they show what would have been sent. Search engines are told to stay away.',
    ),
    element('p', {}, 'Keys on a page with marks: n for the next change, p for the previous one.'),
  );
  const pages = button({ 'aria-expanded': 'false', 'aria-controls': PANEL });
  const previous = button({}, arrow('↑ '), long('Previous', longer(' change')));
  const next = button({}, arrow('↓ '), long('Next', longer(' change')));
  const position = element('span', { role: 'status', class: 'preview-position' });
  const steps = element('div', { class: 'preview-steps', hidden: true }, previous, position, next);
  const edit = element('a', { class: 'preview-edit' }, 'Edit', long(' this page'));
  const hide = button({ 'aria-expanded': 'true', 'aria-controls': 'preview-row' });
  const row = element(
    'div',
    { id: 'preview-row', class: 'preview-row' },
    element('p', { class: 'preview-facts' }, ...facts(settings)),
    pages,
    steps,
    edit,
  );
  const root = element(
    'aside',
    { class: 'preview-bar', 'aria-label': 'Preview', 'data-nosnippet': true },
    panel,
    element('div', { class: 'preview-line' }, element('strong', {}, 'Preview'), row, hide),
  );
  return { root, pages, panel, list, report, steps, previous, next, position, edit, hide };
}
