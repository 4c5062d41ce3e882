import { addressDiagnostic } from '../../../tools/content-check/addressDiagnostics';
import { brokenLink } from '../../../tools/content-check/rules/brokenLink';
import { linkScheme } from '../../../tools/content-check/rules/linkScheme';
import { findingsOf } from '../../support/contentSite';

it.each([
  'https://acme.com/a?b=c#d',
  'http://acme.com',
  'HTTPS://acme.com',
  'mailto:ada@acme.com?subject=A',
  'tel:+18015550100',
  '//acme.com/a',
  '/about',
  '#part',
  './about.mdx',
  'about',
  'auth/callback',
  '/images/mark.svg',
  'pathname:///files/terms.pdf',
  'data:image/png;base64,AAAA',
  '',
])('accepts %s', (target) => {
  expect(addressDiagnostic(target)).toBeNull();
});

it.each([
  ['htps://acme.com', 'https://acme.com'],
  ['htttps://acme.com/a:b', 'https://acme.com/a:b'],
  ['htp://acme.com', 'http://acme.com'],
  ['https:/acme.com', 'https://acme.com'],
  ['https:acme.com', 'https://acme.com'],
  ['https//acme.com', 'https://acme.com'],
  ['https//:acme.com', 'https://acme.com'],
  ['https;//acme.com', 'https://acme.com'],
  ['https:///acme.com', 'https://acme.com'],
  ['https:\\\\acme.com', 'https://acme.com'],
  ['www.acme.com', 'https://www.acme.com'],
  ['acme.com/prices', 'https://acme.com/prices'],
  ['mailto ada@acme.com', 'mailto:ada@acme.com'],
  ['mailto://ada@acme.com', 'mailto:ada@acme.com'],
  ['maito:ada@acme.com', 'mailto:ada@acme.com'],
  ['ada@acme.com', 'mailto:ada@acme.com'],
  ['tel//+18015550100', 'tel:+18015550100'],
  ['https://', null],
  ['javascript:alert(1)', null],
])('mends %s to %s', (target, suggestion) => {
  expect(addressDiagnostic(target)).toMatchObject({ suggestion });
});

const source = `[Right](https://acme.com) [Wrong](htps://acme.com)

<Action to="www.acme.com">Wrong too</Action>
<a href="/">Right</a> [No link](mailto ada@acme.com)
<Section title="mailto: how it works">Words.</Section>
`;

it('marks the address, in Markdown and in settings', async () => {
  expect(await findingsOf(linkScheme, { 'pages/index.mdx': source })).toEqual([
    '1:35 htps://acme.com: "htps://acme.com" is not an address: its beginning has a typing mistake. Did you mean "https://acme.com"?',
    '3:13 www.acme.com: "www.acme.com" lacks its beginning. Did you mean "https://www.acme.com"?',
    '4:33 mailto: This is no link: there is a blank after "mailto". Write "mailto:" and the address without one.',
  ]);
});

it('is the only rule to report it', async () => {
  expect(await findingsOf(brokenLink, { 'pages/index.mdx': source })).toEqual([]);
});
