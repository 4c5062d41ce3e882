import { VFile } from 'vfile';
import { handbookFile } from '../../tools/content-check/rdjson';
import { terminalReport } from '../../tools/content-check/report';

/** A file with findings on these lines. */
function fileWith(path: string, lines: readonly number[], fatal: boolean, reason: string) {
  const file = new VFile({ path });
  for (const line of lines) {
    const place = { start: { line, column: 7 }, end: { line, column: 12 } };
    Object.assign(file.message(reason, { place, ruleId: 'setting' }), { fatal, url: '/handbook/blocks' });
  }
  return file;
}

it('shows a finding of several files once in a terminal', () => {
  const names = [...'abcdefgh'].map((name) => `pages/${name}.mdx`);
  const files = names.map((name) => fileWith(name, [2], false, 'No page links here.'));
  const report = terminalReport([...files, fileWith('pages/z.mdx', [4], true, 'Other.')], false);
  expect(report.match(/No page links here\./g)).toHaveLength(1);
  expect(report).toContain('pages/a.mdx\n2:7-2:12 warning No page links here. Also in pages/b.mdx:2, ');
  expect(report).toContain(' and 2 more. More: /handbook/blocks');
  expect(report).toContain('pages/z.mdx\n4:7-4:12 error   Other. More: /handbook/blocks');
});

it('links from GitHub to the files of the handbook', () => {
  expect(handbookFile('/handbook')).toBe('handbook/start.mdx');
  expect(handbookFile('/handbook/pages#links')).toBe('handbook/pages.mdx#links');
});
