import { pluralize } from '../../../lib/text';
import { type BarSettings, describeChange, isInShell, type PageChange, type TextChange } from '../pageChanges';

/** Creates an element. Text is never parsed as HTML: branch names and changed words are untrusted. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

const link = (text: string, href: string) => element('a', { href }, text);

function titledList(title: string, items: readonly (readonly (Node | string)[])[]): Node[] {
  const list = element('ul', {}, ...items.map((parts) => element('li', {}, ...parts)));
  return items.length > 0 ? [element('h2', {}, title), list] : [];
}

/** Returns the address for editing a page's source on the branch; null if the source or the branch is unknown. */
function editUrl({ repository, branch, sources }: BarSettings, route: string): string | null {
  if (!repository || !branch || !sources[route]) return null;
  return encodeURI(`${repository}/edit/${branch}/${sources[route]}`).replaceAll('#', '%23');
}

/** The attribute of a marked element. Its value is the text that was there before, empty for a new one. */
const CHANGE_ATTRIBUTE = 'data-preview-change';
/** Selectors of the elements before, in and after the main content. Metadata has none. */
const PART_SELECTORS = {
  header: ':has(~ main) *',
  main: 'main *',
  footer: 'main ~ * *',
  title: null,
  description: null,
};
/** The review puts spaces between elements, so texts are compared without white space. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** Marks the innermost element that shows exactly the new text, and returns whether there is one. */
function markChange({ part, before, after }: TextChange): boolean {
  if (!PART_SELECTORS[part] || !after) return false;
  const elements = document.querySelectorAll(`:is(${PART_SELECTORS[part]}):not(script, style, [${CHANGE_ATTRIBUTE}])`);
  const found = [...elements].findLast(({ textContent }) => plain(textContent) === plain(after));
  found?.setAttribute(CHANGE_ATTRIBUTE, before);
  return found !== undefined;
}

/** Scrolls to a marked text, opens the `<details>` around it and focuses it, so that screen readers announce it. */
function showText(marked: HTMLElement): void {
  for (const details of document.querySelectorAll('details')) details.open ||= details.contains(marked);
  if (marked.tabIndex < 0) marked.tabIndex = -1;
  marked.focus({ preventScroll: true });
  marked.scrollIntoView({ block: 'center' });
}

/** Creates the list of changed pages, or a sentence that says why there is none. */
function changedPages(changes: PageChange[] | null): Node[] {
  if (!changes) return [element('p', {}, 'No comparison was made for this build, so no change is marked.')];
  const items = changes.flatMap((page) => {
    const sentence = describeChange(page);
    const name = page.kind === 'removed' ? page.route : link(page.route, page.route);
    return sentence ? [[name, `: ${sentence}`]] : [];
  });
  const shared = changes.filter(({ texts }) => texts.some(isInShell)).length;
  if (shared > 0) items.push([`Header or footer of ${pluralize(shared, 'page')}`]);
  const same = changes.filter((page) => !describeChange(page) && !page.texts.some(isInShell)).length;
  if (same > 0) items.push([`Other HTML or styles, with the same words: ${pluralize(same, 'page')}`]);
  return items.length > 0 ? titledList('Changed pages', items) : [element('p', {}, 'No page changed.')];
}

/** Creates buttons that move between the marks, with the text that was there before. */
function createChangeButtons(marks: readonly HTMLElement[]) {
  const position = element('span', { role: 'status' }, `${marks.length} here`);
  const before = element('p', { class: 'preview-before', hidden: '' });
  let current = -1;
  const button = (label: string, arrow: string, indexAfter: () => number) => {
    const created = element('button', { type: 'button', 'aria-label': label }, arrow);
    created.onclick = () => {
      current = (indexAfter() + marks.length) % marks.length;
      const marked = marks[current] as HTMLElement;
      const old = marked.getAttribute(CHANGE_ATTRIBUTE);
      position.textContent = `${current + 1} of ${marks.length}`;
      before.hidden = false;
      before.textContent = old ? `Before: ${old}` : 'New: nothing was here before.';
      showText(marked);
    };
    return created;
  };
  const previous = button('Previous change', '↑', () => Math.max(current, 0) - 1);
  const next = button('Next change', '↓', () => current + 1);
  return { before, steps: marks.length > 0 ? [previous, position, next] : [] };
}

const PANEL = 'preview-panel';

/**
 * Marks the texts of the page that changed, and creates the bar.
 * @param changes null if no comparison was made
 * @param route of the page that is shown
 */
export function createBar(settings: BarSettings, changes: PageChange[] | null, route: string): HTMLElement {
  const page = changes?.find((change) => change.route === route);
  const unmarked = (page?.texts ?? []).filter((change) => !markChange(change));
  const { before, steps } = createChangeButtons([...document.querySelectorAll<HTMLElement>(`[${CHANGE_ATTRIBUTE}]`)]);
  const edit = editUrl(settings, route);
  const { drafts, pullRequest, repository } = settings;
  const count = changes?.filter((change) => describeChange(change)).length ?? 0;
  const pages = changes ? `${pluralize(count, 'page')} changed` : 'No comparison';
  const name = drafts.includes(route) ? 'Draft' : page?.kind === 'added' ? 'New page' : 'Preview';
  const hide = element('button', { type: 'button', title: 'Until the page is loaded again' }, 'Hide');
  const bar = element(
    'aside',
    { class: 'preview-bar', 'aria-label': 'Preview', 'data-nosnippet': '' },
    element(
      'section',
      { id: PANEL, class: PANEL, popover: '', 'aria-label': 'About this preview' },
      ...changedPages(changes),
      ...titledList(
        'Changes of this page without a mark',
        unmarked.map((change) => [`${change.part}: “${change.before}” → “${change.after}”`]),
      ),
      ...titledList(
        'Drafts, which the live site does not have',
        drafts.map((draft) => [link(draft, draft)]),
      ),
      element('p', {}, 'Forms send nothing. Search engines ignore previews.'),
    ),
    before,
    element(
      'div',
      { class: 'preview-line' },
      element('strong', {}, name),
      element('button', { type: 'button', popovertarget: PANEL }, pages),
      ...steps,
      ...(edit ? [link('Edit this page', edit)] : []),
      ...(repository && pullRequest ? [link('Pull request', `${repository}/pull/${pullRequest}`)] : []),
      hide,
    ),
  );
  document.documentElement.dataset.previewBar = '';
  hide.onclick = () => {
    delete document.documentElement.dataset.previewBar;
    bar.remove();
  };
  return bar;
}
