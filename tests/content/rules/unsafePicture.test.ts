import { unsafePicture } from '../../../tools/content-check/rules/unsafePicture';
import { runChecks } from '../../../tools/content-check/run';
import { frontMatter, siteOf } from '../../support/contentSite';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

async function findings(files: Record<string, string>): Promise<string[]> {
  const found = await runChecks(siteOf({ 'pages/a.mdx': frontMatter('roofs'), ...files }), [unsafePicture]);
  return found.map(({ file }) => file);
}

it.each([
  svg('<script>alert(1)</script>'),
  svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
  svg('', 'onload="alert(1)"'),
  svg('<a href="javascript:alert(1)"><path/></a>'),
  svg('<a xlink:href="https://elsewhere.example"><path/></a>'),
  svg('<image href="https://elsewhere.example/a.png"/>'),
  svg('<image href="data:image/svg+xml,x"/>'),
  svg('<use href="/other.svg#a"/>'),
  svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'),
  svg('<style>@import "https://elsewhere.example/a.css";</style>'),
  svg('<path style="fill:url(https://elsewhere.example/a.svg#b)"/>'),
  svg('<path fill="url(//elsewhere.example/a.svg#b)"/>'),
  svg('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'),
  svg('<set attributeName="onclick" to="alert(1)"/>'),
  `<?xml-stylesheet href="https://elsewhere.example/a.css"?>${svg('')}`,
  `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`,
])('refuses the drawing %s', async (source) => {
  expect(await findings({ 'static/images/a.svg': source })).toContain('static/images/a.svg');
});

it('refuses other files among the pictures, and drawings anywhere', async () => {
  const files = { 'static/images/a.html': '', 'static/images/b.JS': '', 'static/c.svg': svg('', 'onload="a()"') };
  expect((await findings(files)).sort()).toEqual(Object.keys(files).sort());
});

it('accepts drawings and pictures', async () => {
  const drawing = svg(
    '<style>path{fill:url(#a)}</style><defs><linearGradient id="a"/></defs><use xlink:href="#b"/><path fill="url(#a)"/><image href="data:image/png;base64,AA"/>',
  );
  expect(
    await findings({ 'static/images/a.svg': `<?xml version="1.0"?>${drawing}`, 'static/images/b.png': '' }),
  ).toEqual([]);
});
