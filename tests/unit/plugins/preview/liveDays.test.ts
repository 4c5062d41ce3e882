import { createBar } from '../../../../plugins/preview/bar/createBar';

const settings = {
  ...{ pullRequest: null, branch: null, commit: null, committedAt: null, repository: null },
  sources: {},
  liveDays: { '/plan': 'Draft: not on the live site' },
};

function barAt(route: string): HTMLElement {
  const { root } = createBar(settings, null, route);
  document.body.replaceChildren(root);
  return root;
}

it('says on a draft that it is one, also while the bar is hidden', () => {
  const mark = () => barAt('/plan').querySelector('.preview-live');
  expect(mark()).toHaveTextContent('Draft: not on the live site');
  expect(mark()?.closest('.preview-row, .preview-panel, .preview-before')).toBeNull();
});

it('lists all drafts on every page, because nothing links to them', () => {
  const root = barAt('/about');
  expect(root.querySelector('.preview-live')).toBeNull();
  expect(root.querySelector('a[href="/plan"]')?.closest('li')).toHaveTextContent('/plan: Draft: not on the live site');
});
