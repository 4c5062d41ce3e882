import path from 'node:path';
import { filesIn } from '../../lib/filesIn';
import { readExamples } from '../../plugins/handbook/code/readExamples';
import { isElement, settingsOf } from './elements';
import { type Page, perPage, readPage } from './page';
import { type Range, rangeOf } from './range';

interface BlockText extends Range {
  /** The block that has the text between its tags or in a setting. */
  block: string;
  text: string;
}

const BLOCKS = 'src/blocks';
/** Shorter ones may be meant: `24/7 monitoring`, "What we do". */
const FEWEST_WORDS = { content: 3, setting: 4 };
/** What a button or a link says is no claim. */
const LABELS = new Set(['Action', 'label']);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const countWords = (text: string) => text.split(' ').length;

/** The paragraphs, headings and settings of each block. */
const blockTexts = perPage((page): readonly BlockText[] => {
  const found: BlockText[] = [];
  type Node = Exclude<Page['tree'], null> | Exclude<Page['tree'], null>['children'][number];

  function visit(node: Node, block: string, own: BlockText | null): void {
    let [inBlock, text] = [block, own];
    if (isElement(node as never)) {
      inBlock = (node as { name?: string | null }).name ?? '';
      text = { block: inBlock, text: '', ...rangeOf(node) };
      found.push(text);
      for (const { name, value, valueRange } of settingsOf(page, node as never))
        if (value && !LABELS.has(name) && countWords(oneLine(value)) >= FEWEST_WORDS.setting)
          found.push({ ...valueRange, block: `${inBlock} ${name}`, text: oneLine(value) });
    }
    if (node.type === 'paragraph' || node.type === 'heading') {
      text = { block, text: '', ...rangeOf(node) };
      found.push(text);
    }
    if (node.type === 'text' && text) {
      const { start, end } = rangeOf(node);
      if (!text.text) text.start = start;
      Object.assign(text, { end, text: text.text + node.value });
    }
    if ('children' in node) for (const child of node.children) visit(child as Node, inBlock, text);
  }

  if (page.tree) visit(page.tree, '', null);
  return found
    .map((entry) => ({ ...entry, text: oneLine(entry.text) }))
    .filter(({ block, text }) => block !== '' && !LABELS.has(block) && countWords(text) >= FEWEST_WORDS.content);
});

const keyOf = ({ block, text }: BlockText) => `${block}: ${text}`;
const known = new Map<string, ReadonlySet<string>>();

/** The texts of all examples in the handbook, which the desk inserts with a block. They change only with the code. */
function textsOfExamples(codeDirectory: string): ReadonlySet<string> {
  const folder = path.join(codeDirectory, BLOCKS);
  const files = filesIn(folder).filter((file) => file.endsWith('.examples.mdx'));
  const examples = files.flatMap((file) => readExamples(path.join(folder, file)).examples);
  return new Set(examples.flatMap(({ mdx }) => blockTexts(readPage('', 'page', null, mdx)).map(keyOf)));
}

/** Texts of a page that are those of a block's example, in the same block. */
export function exampleTextsIn(page: Page, codeDirectory: string): BlockText[] {
  const texts = known.get(codeDirectory) ?? textsOfExamples(codeDirectory);
  known.set(codeDirectory, texts);
  return blockTexts(page).filter((text) => texts.has(keyOf(text)));
}
