import { createBar } from '../../../../plugins/preview/bar/createBar';
import type { BarSettings, PageChange, TextChange } from '../../../../plugins/preview/pageChanges';

const settings: BarSettings = {
  pullRequest: null,
  branch: null,
  repository: null,
  sources: {},
  drafts: ['/plan'],
};
const text = (after: string, before = 'Old', part: TextChange['part'] = 'main') => ({ part, before, after });

function barAt(route: string, pages: PageChange[] | null): HTMLElement {
  document.body.innerHTML = `<header><button>Plans</button></header><main><h2>Plans</h2><ul><li><a href="/x"><span>Title</span><span>Note</span></a></li></ul>
<p>From <b>$59</b> a month</p><details><summary>Q</summary><p id="answer">New answer</p></details></main>`;
  const bar = createBar(settings, pages, route);
  document.body.append(bar);
  return bar;
}
const marks = () =>
  [...document.querySelectorAll('[data-preview-change]')].map((element) => [
    element.tagName,
    element.getAttribute('data-preview-change'),
  ]);

it('marks the innermost element with the same text in its part of the page, and names what it can’t mark', () => {
  const texts = [text('New answer', ''), text('From $59 a month'), text('Title Note'), text('Plans', 'Old', 'header')];
  const unmarked = [text('Nowhere'), text('', 'Gone'), text('B', 'A', 'title')];
  const bar = barAt('/a', [{ route: '/a', kind: 'changed', texts: [...texts, ...unmarked] }]);
  expect(marks()).toEqual([
    ['BUTTON', 'Old'],
    ['A', 'Old'],
    ['P', 'Old'],
    ['P', ''],
  ]);
  for (const sentence of ['main: “Old” → “Nowhere”', 'main: “Gone” → “”', 'title: “A” → “B”'])
    expect(bar).toHaveTextContent(sentence);
  expect(bar).not.toHaveTextContent('From $59 a month');
});

it('lists every changed page with what changed, and pages with shared changes as a number', () => {
  const bar = barAt('/b', [
    { route: '/a', kind: 'changed', texts: [text('New'), text('B', 'A', 'title')] },
    { route: '/gone', kind: 'removed', redirect: null, texts: [] },
    { route: '/new', kind: 'added', texts: [] },
    { route: '/menu', kind: 'changed', texts: [text('Plans', 'Prices', 'header')] },
    { route: '/look', kind: 'changed', texts: [] },
  ]);
  expect([...bar.querySelectorAll('h2 + ul')][0]?.textContent).toBe(
    '/a: 1 text, title/gone: removed, leads nowhere/new: new pageHeader or footer of 1 pageOther HTML or styles, with the same words: 1 page',
  );
  expect(bar.querySelector('[popovertarget]')).toHaveTextContent('3 pages changed');
  expect(bar.querySelector('a[href="/gone"]')).toBeNull();
  expect(marks()).toEqual([]);
});

it('says on a draft that it is one, and lists all drafts, because nothing links to them', () => {
  expect(barAt('/plan', null).querySelector('strong')).toHaveTextContent('Draft');
  const bar = barAt('/about', null);
  expect(bar.querySelector('strong')).toHaveTextContent('Preview');
  expect(bar.querySelector('a[href="/plan"]')).not.toBeNull();
});
