import { codespaceAddress } from '../../../../plugins/preview/codespace';

it.each([
  [
    'https://github.com/company/website',
    'main',
    'https://github.com/codespaces/new/company/website/tree/main?quickstart=1',
  ],
  [
    'https://github.com/company/website',
    'desk/50%',
    'https://github.com/codespaces/new/company/website/tree/desk/50%25?quickstart=1',
  ],
  ['https://gitlab.com/company/website', 'main', null],
  ['https://github.com.evil.example/company/website', 'main', null],
  ['https://github.com/company/website', null, null],
  [null, 'main', null],
])('opens %s, branch %s, in a codespace', (repository, branch, address) => {
  expect(codespaceAddress({ repository, branch })).toBe(address);
});
