import { counted } from '../../../lib/text';
import { type BarSettings, type PreviewChanges, REPORT } from '../build';

type Child = Node | string | null;

/** Creates an element. Text is never parsed as HTML: branch names and changed words are untrusted. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | undefined> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : value);
  }
  created.append(...children.filter((child) => child !== null));
  return created;
}

const SHORT_COMMIT = 7;

/** Formats the time of the commit in UTC, so that all reviewers see the same. */
function commitTime(committedAt: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(committedAt))} UTC`;
}

/** Returns the address for editing a page's source on the branch; null if the source or the branch is unknown. */
function editAddress({ repository, branch, sources }: BarSettings, route: string): string | null {
  const file = sources[route];
  if (!repository || !branch || !file) return null;
  return `${repository}/edit/${[...branch.split('/'), ...file.split('/')].map(encodeURIComponent).join('/')}`;
}

function linked(text: string, address: string | null): HTMLElement {
  return address ? element('a', { href: address }, text) : element('span', {}, text);
}

/** Creates the pull request, branch, commit and time of this preview, as far as the build knew them. */
function facts({ pullRequest, branch, commit, committedAt, repository }: BarSettings): HTMLElement[] {
  const at = (path: string) => repository && `${repository}/${path}`;
  return [
    pullRequest && linked(`Pull request ${pullRequest}`, at(`pull/${pullRequest}`)),
    branch && element('span', { class: 'preview-branch' }, `Branch ${branch}`),
    commit && linked(`Commit ${commit.slice(0, SHORT_COMMIT)}`, at(`commit/${commit}`)),
    committedAt && element('time', { datetime: committedAt }, commitTime(committedAt)),
  ].filter((fact) => fact instanceof HTMLElement);
}

const PANEL = 'preview-panel';
const ROW = 'preview-row';

/** The elements of the bar that the script changes. */
interface Bar {
  root: HTMLElement;
  pages: HTMLButtonElement;
  panel: HTMLElement;
  steps: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  /** Shows the number of the current mark; screen readers announce it. */
  position: HTMLElement;
  /** The text before the current mark. */
  before: HTMLElement;
  hide: HTMLButtonElement;
}

function button(attributes: Record<string, string>, ...label: (Node | string)[]): HTMLButtonElement {
  return element('button', { type: 'button', ...attributes }, ...label);
}

/** Hides text on phones, except from screen readers. */
function long(text: string): HTMLElement {
  return element('span', { class: 'preview-long' }, text);
}

/** Creates the list of changed pages and of changes that pages share, or a sentence that says why there is none. */
function changedPages(changes: PreviewChanges | null, shown: string): HTMLElement {
  if (!changes) return element('p', {}, 'No comparison was made for this build.');
  const items = changes.pages.map(({ route, sentence }) =>
    element('li', {}, element('a', { href: route, 'aria-current': route === shown && 'page' }, route), `: ${sentence}`),
  );
  if (changes.shared > 0) {
    const link = element('a', { href: `${REPORT}#shared` }, 'Several pages');
    items.push(element('li', {}, link, `: ${counted(changes.shared, 'change')}`));
  }
  return items.length > 0 ? element('ul', {}, ...items) : element('p', {}, 'No page changes at rest.');
}

/** Creates the list of drafts, to which nothing links. */
function draftList({ drafts }: BarSettings): HTMLElement[] {
  const pages = drafts.map((route) => element('li', {}, element('a', { href: route }, route)));
  return pages.length > 0 ? [element('h2', {}, 'Drafts'), element('ul', {}, ...pages)] : [];
}

/** Returns the label of the button that opens the list: `2 pages changed`. */
function countOfPages(changes: PreviewChanges | null): string {
  if (!changes) return 'No comparison';
  if (changes.pages.length === 0 && changes.shared > 0) return 'Several pages changed';
  return `${counted(changes.pages.length, 'page')} changed`;
}

/**
 * Creates the bar, without event handlers.
 * @param changes null if no comparison was made
 * @param route of the page that is shown
 */
export function createBar(settings: BarSettings, changes: PreviewChanges | null, route: string): Bar {
  const panel = element(
    'section',
    { id: PANEL, class: 'preview-panel', 'aria-label': 'About this preview', hidden: true },
    element('h2', {}, 'Changed pages'),
    changedPages(changes, route),
    changes && element('p', {}, element('a', { href: REPORT }, 'Full report with pictures')),
    ...draftList(settings),
    element('h2', {}, 'This preview'),
    element('ul', { class: 'preview-facts' }, ...facts(settings).map((fact) => element('li', {}, fact))),
    element('p', {}, 'Forms send nothing. Search engines ignore previews.'),
  );
  const pages = button({ 'aria-expanded': 'false', 'aria-controls': PANEL }, countOfPages(changes));
  const previous = button({}, '↑ ', long('Previous change'));
  const next = button({}, '↓ ', long('Next change'));
  const position = element('span', { role: 'status', class: 'preview-position' });
  const steps = element('div', { class: 'preview-steps', hidden: true }, previous, position, next);
  const before = element('p', { class: 'preview-before', hidden: true });
  const edit = editAddress(settings, route);
  const hide = button({ 'aria-expanded': 'true', 'aria-controls': ROW });
  const row = element(
    'div',
    { id: ROW, class: 'preview-row' },
    pages,
    steps,
    edit && element('a', { href: edit }, 'Edit', long(' this page')),
  );
  const isNew = changes?.pages.some((page) => page.isNew && page.route === route);
  const root = element(
    'aside',
    { class: 'preview-bar', 'aria-label': 'Preview', 'data-nosnippet': true },
    panel,
    settings.drafts.includes(route) ? element('p', { class: 'preview-draft' }, 'Draft: not on the live site') : null,
    before,
    element('div', { class: 'preview-line' }, element('strong', {}, isNew ? 'New page' : 'Preview'), row, hide),
  );
  return { root, pages, panel, steps, previous, next, position, before, hide };
}
