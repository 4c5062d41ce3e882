import { codespaceAddress } from '../../../../plugins/preview/codespace';

const REPOSITORY = 'https://github.com/company/website';

it('opens the branch of a repository on GitHub in a codespace', () => {
  expect(codespaceAddress({ repository: REPOSITORY, branch: 'desk/50%' })).toBe(
    'https://github.com/codespaces/new/company/website/tree/desk/50%25?quickstart=1',
  );
  expect(codespaceAddress({ repository: REPOSITORY, branch: null })).toBeNull();
  for (const repository of ['https://gitlab.com/a/b', 'https://github.com.evil.example/a/b', null])
    expect(codespaceAddress({ repository, branch: 'main' })).toBeNull();
});
