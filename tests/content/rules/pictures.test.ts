import { frontMatter, testRule } from '../../support/contentSite';

const page = `${frontMatter('pictures')}![A ridge in the morning light](/images/ridge.svg)\n`;
const drawing = (bytes: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><!--${' '.repeat(bytes)}--></svg>`;
const tooLarge = { 'pages/a.mdx': page, 'static/images/ridge.svg': drawing(600_000) };
const large = { 'pages/a.mdx': page, 'static/images/ridge.svg': drawing(400_000) };

// One picture, one finding: above the limit of a picture, below that the limit of the page.
testRule('image-file', [
  [
    'a picture that is too large',
    tooLarge,
    [
      '6:33 /images/ridge.svg: "ridge.svg" is 600 kB, and a page should load in a second. Make it simpler, or save it as .png.',
    ],
  ],
  ['a picture that is too large for its page only', large],
]);

testRule('page-weight', [
  ['a picture that is too large', tooLarge],
  [
    'a picture that is too large for its page only',
    large,
    [
      '6:33 /images/ridge.svg: The images on this page total 400 kB, more than 300 kB, so it loads slowly on a phone. This one is the largest, with 400 kB. Leave out pictures that do not help the reader, and show the others with <Picture>.',
    ],
  ],
]);
