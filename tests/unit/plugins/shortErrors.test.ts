import { shortError } from '../../../plugins/desk/shortErrors';

it('shows an error about an MDX file in one line, without the parser’s data and stack', () => {
  const message = `Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):
Error: MDX compilation failed for file "/site/pages/about.mdx"
Cause: Expected a closing tag for \`<Section>\`
Details:
{ "ancestors": [] }
    at compile (/site/node_modules/@mdx-js/mdx/lib/core.js:1:1)`;
  expect(shortError({ message, moduleName: 'about' }, '/site')).toEqual({
    message: 'pages/about.mdx cannot be read. "npm run check:content" says why. Expected a closing tag for `<Section>`',
    moduleName: 'about',
  });
});

it('leaves other errors as they are', () => {
  const error = { message: 'Module not found' };
  expect(shortError(error, '/site')).toBe(error);
});
