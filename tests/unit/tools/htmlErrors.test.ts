/** @jest-environment node */
import { htmlErrors } from '../../../tools/html-check/htmlErrors';

const message = (type: string, text: string, page: string) => ({
  type,
  message: text,
  url: `file:/site/build/${page}`,
  extract: '<span>\n<p>',
});

it('tells each error once, without notes and without the styles that the checker does not know', () => {
  const nesting = 'Element “p” not allowed as child of element “span” in this context.';
  const report = JSON.stringify({
    messages: [
      message('error', nesting, 'index.html'),
      message('info', 'The “list” role is unnecessary for element “ul”.', 'index.html'),
      message('error', 'CSS: “container-type”: Property “container-type” doesn’t exist.', 'about.html'),
      message('error', nesting, 'blog/index.html'),
      message('non-document-error', 'Out of memory', 'about.html'),
    ],
  });
  expect(htmlErrors(report, '/site/build')).toEqual([
    `${nesting}\n    index.html  <span> <p> (the first of 2 places)`,
    'Out of memory\n    about.html  <span> <p>',
  ]);
});

it('says nothing about pages without errors', () => {
  expect(htmlErrors('{"messages":[]}', '/site/build')).toEqual([]);
});
