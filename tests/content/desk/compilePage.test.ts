import { compilePage } from '../../../tools/desk/server/compilePage';

const PAGE = '---\ntitle: A page\n---\n\nA sentence.\n';

it('compiles a page', async () => {
  expect(await compilePage(PAGE)).toMatchObject({ code: expect.stringContaining('A sentence.'), error: null });
});

it.each([
  "A pasted sentence. {(async () => { await fetch('/__desk/') })()}",
  'export const x = document.cookie;',
  '<button onClick={() => alert(1)}>Here</button>',
  "import x from 'https://elsewhere.example/x.js';",
])('compiles no page that holds code: %s', async (code) => {
  const { code: compiled, error } = await compilePage(`${PAGE}\n${code}\n`);
  expect(compiled).toBeNull();
  expect(error?.message).toContain('may not contain');
});
