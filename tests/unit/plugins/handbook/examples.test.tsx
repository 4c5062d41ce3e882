/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server.node';
import * as blocks from '../../../../src/blocks';
import { allExamples } from '../../../support/examples';
import { exampleSources } from '../../../support/handbook';

const liveExamples = new Map(allExamples().map(({ name, node }) => [name, node]));

type Content = ComponentType<{ components: object }>;

function compile(texts: string[]): Content[] {
  const output = execFileSync('node', ['tests/support/compileMdx.mjs'], { input: JSON.stringify(texts) });
  return JSON.parse(String(output)).map((code: string) => new Function(code)(runtime).default);
}

/** HTML without what depends on the way to it: white space between elements, and generated ids. */
function htmlOf(node: React.ReactNode): string {
  return renderToStaticMarkup(node)
    .replace(/_R_\w*_/g, 'id')
    .replace(/\s*\n\s*/g, '')
    .replace(/> +</g, '><');
}

describe('the text to copy', () => {
  const contents = compile(exampleSources.map(({ mdx }) => mdx));
  const shown = exampleSources.flatMap(({ name }, index) => {
    const [live, Content] = [liveExamples.get(name), contents[index]];
    return live && Content ? [{ name, live, Content }] : [];
  });

  it('is there for every live example', () => {
    expect(shown).toHaveLength(liveExamples.size);
  });

  it.each(shown)('of $name makes the live example', ({ live, Content }) => {
    expect(htmlOf(<Content components={blocks} />)).toBe(htmlOf(live));
  });
});

describe('the type check of pages', () => {
  const folder = '.docusaurus-examples';
  const page = ({ importLine, mdx }: { importLine: string; mdx: string }) => `${importLine}\n\n${mdx}\n`;

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../tsconfig.json',
        compilerOptions: { paths: { '@site/*': ['../*'] } },
        include: ['*.mdx', '../docusaurus.config.ts', '../src/**/*.d.ts'],
        exclude: [],
      }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('accepts every text to copy, and no wrong one', () => {
    exampleSources.forEach((source, index) => {
      writeFileSync(path.join(folder, `${index}-${source.block}.mdx`), page(source));
    });
    writeFileSync(
      path.join(folder, 'wrong.mdx'),
      page({ importLine: "import {Section} from '@site/src/blocks';", mdx: '<Section titel="A">\n  Text\n</Section>' }),
    );
    const { stdout } = spawnSync('node', ['tools/typecheck.mjs', '-p', folder], { encoding: 'utf8' });
    expect(stdout.match(/^\S.*error.*$/gm)).toEqual([expect.stringMatching(/wrong\.mdx\(3,\d+\): error .*titel/)]);
  }, 60_000);
});
