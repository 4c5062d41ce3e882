import { createBar } from '../../../../plugins/preview/bar/createBar';
import { markTexts } from '../../../../plugins/preview/bar/marks';

const mark = (text: string, before = 'Old', part: 'header' | 'main' = 'main') => ({ route: '/a', text, before, part });
const changesOf = (...marks: ReturnType<typeof mark>[]) => ({ pages: [], shared: 0, marks });

beforeEach(() => {
  document.body.innerHTML = `<header><button>Plans</button></header><main><h2>Plans</h2><ul><li><a href="/x"><span>Title</span><span>Note</span></a></li></ul>
<p>From <b>$59</b> a month</p><details><summary>Q</summary><p id="answer">New answer</p></details></main>`;
});

it('marks the innermost element with the same text, in the order of the page', () => {
  const changes = changesOf(mark('New answer', ''), mark('From $59 a month'), mark('Title Note'), mark('Nowhere'));
  expect(markTexts(changes, '/a').map(({ element, before }) => [element.tagName, before])).toEqual([
    ['A', 'Old'],
    ['P', 'Old'],
    ['P', ''],
  ]);
  expect(document.querySelectorAll('[data-preview-change=added]')).toHaveLength(1);
});

it('marks a text in its part of the page, and nothing on other pages', () => {
  const changes = changesOf(mark('Plans', 'Old', 'header'));
  expect(markTexts(changes, '/b')).toEqual([]);
  expect(markTexts(changes, '/a').map(({ element }) => element.tagName)).toEqual(['BUTTON']);
});

const settings = {
  ...{ pullRequest: null, branch: null, commit: null, committedAt: null, repository: null },
  sources: {},
  drafts: ['/plan'],
};

function barAt(route: string): HTMLElement {
  const { root } = createBar(settings, null, route);
  document.body.replaceChildren(root);
  return root;
}

it('says on a draft that it is one, also while the bar is hidden', () => {
  const mark = () => barAt('/plan').querySelector('.preview-draft');
  expect(mark()).toHaveTextContent('Draft: not on the live site');
  expect(mark()?.closest('.preview-row, .preview-panel, .preview-before')).toBeNull();
});

it('lists all drafts on every page, because nothing links to them', () => {
  const root = barAt('/about');
  expect(root.querySelector('.preview-draft')).toBeNull();
  expect(root.querySelector('a[href="/plan"]')?.closest('li')).toHaveTextContent('/plan');
});
