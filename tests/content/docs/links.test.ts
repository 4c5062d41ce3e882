/** The documentation and the handbook name only files, headings and scripts that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' });
const inDocs = docs.flatMap((file) => (file.endsWith('.md') ? `docs/${file}` : []));
// Its folders are generated.
const inHandbook = readdirSync('handbook').flatMap((file) => (file.endsWith('.mdx') ? `handbook/${file}` : []));
const files = ['README.md', 'CONTRIBUTING.md', '.github/SECURITY.md', ...inDocs, ...inHandbook];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const text = (file: string) => readFileSync(file, 'utf8');
const parsed = new Map<string, Root>();

/** Parses a file once, because many links lead to the headings of one file. */
function parse(file: string): Root {
  const root = parsed.get(file) ?? unified().use(remarkParse).use(remarkGfm).parse(text(file));
  parsed.set(file, root);
  return root;
}

/** The anchors of a file's headings on GitHub. */
function anchorsOf(file: string): string[] {
  const anchors: string[] = [];
  const slugger = createSlugger();
  visit(parse(file), 'heading', (heading) => void anchors.push(slugger.slug(textOf(heading))));
  return anchors;
}

/** Whether a relative link points to an existing file and heading. */
function exists(file: string, address: string): boolean {
  const [target = '', anchor] = address.split('#');
  const linked = target ? path.join(path.dirname(file), target) : file;
  return pathExists(linked) && (!anchor || (/\.mdx?$/.test(linked) && anchorsOf(linked).includes(anchor)));
}

const PATH = /^(src|plugins|tools|lib|tests|pages|static|docs|\.github)\//;
const PATTERN = /[*<>{}…]/;
/** Paths that an owner may delete, and that the documentation still names. */
const [, deletable = ''] = /^## .*Delete what you don't have$([\s\S]*?)^## /m.exec(text('docs/launching.md')) ?? [];
const mayBeGone = [...deletable.matchAll(/`((?:pages|tests|\.github)\/[\w./-]+)`/g)].map(([, name = '']) => name);
const pathExists = (name: string) => existsSync(name) || mayBeGone.some((prefix) => name.startsWith(prefix));

describe.each(files)('%s', (file) => {
  it('links to files and headings that exist', () => {
    const wrong: string[] = [];
    visit(parse(file), ['link', 'image', 'definition'], (node) => {
      const address = 'url' in node ? node.url : '';
      // Addresses of the site are examples in the handbook.
      if (!/^[a-z]+:|^\//.test(address) && !exists(file, address)) wrong.push(address);
    });
    expect(wrong).toEqual([]);
  });

  it('names paths of the repository that exist', () => {
    const wrong: string[] = [];
    visit(parse(file), 'inlineCode', ({ value }) => {
      if (PATH.test(value) && !PATTERN.test(value) && !pathExists(value)) wrong.push(value);
    });
    expect(wrong).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const names = [...text(file).matchAll(/npm run (\w[\w:-]*)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});
