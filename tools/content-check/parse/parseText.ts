import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { parse, postprocess, preprocess } from 'micromark';
import type { Construct, Event, Extension } from 'micromark-util-types';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import { blank, messagesAbout, type Range, type Report, rangeOfMessage } from '../../../lib/message';
import { lineEnd } from '../../../lib/text';
import { explain } from './explain';
import { type Mistake, type Tag, tagMistakes } from './tags';

/** Docusaurus' dialect with `future.v4`, except for admonitions, which are paragraphs here. */
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** Where the compiler began to read the tag, the braces or the import that it read last. */
let started = 0;

/** A part of the compiler's grammar that says where it starts. */
function watched(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      started = this.now().offset;
      return construct.tokenize.call(this, effects, ok, nok);
    },
  };
}

/** The start of a tag, of braces, and of `export` and `import`. */
const WATCHED = ['<', '{', 'e', 'i'].map((character) => character.charCodeAt(0));

const extensions = (processor.data().micromarkExtensions ?? []).map((extension): Extension => {
  const watch = (constructs: Extension['flow']) =>
    Object.fromEntries(
      Object.entries(constructs ?? {}).map(([code, construct]) => [
        code,
        WATCHED.includes(Number(code)) && construct ? [construct].flat().map(watched) : construct,
      ]),
    );
  return { ...extension, flow: watch(extension.flow), text: watch(extension.text) };
});

/** The tags of a text, as the compiler reads them. */
function tagsIn(text: string): Tag[] {
  const events: Event[] = postprocess(
    parse({ extensions })
      .document()
      .write(preprocess()(text, 'utf8', true)),
  );
  const tags: Tag[] = [];
  for (const [event, { type, start, end }] of events) {
    const [, where, part] = /^mdxJsx(Flow|Text)Tag(\w*)$/.exec(type) ?? [];
    const tag = tags.at(-1);
    if (!where || event !== 'enter') continue;
    if (part === '')
      tags.push({ name: '', kind: 'open', isFlow: where === 'Flow', start: start.offset, end: end.offset });
    else if (tag && part === 'ClosingMarker') tag.kind = 'close';
    else if (tag && part === 'SelfClosingMarker') tag.kind = 'selfClosing';
    else if (tag && part === 'Name') tag.name = text.slice(start.offset, end.offset).trim();
  }
  return tags;
}

/** The lines around a position, up to empty ones. */
function paragraphAt(text: string, at: number): Range {
  const before = [...text.slice(0, at).matchAll(/\n[ \t]*\r?\n/g)].at(-1);
  const after = text.slice(at).search(/\n[ \t]*\r?\n/);
  return { start: before ? before.index + before[0].length : 0, end: after < 0 ? text.length : at + after };
}

/** The compiler's error in a text; null where there is none. */
function errorOf(read: () => unknown): VFileMessage | null {
  try {
    read();
    return null;
  } catch (error) {
    if ((error as VFileMessage).ruleId === undefined) throw error;
    return error as VFileMessage;
  }
}

/** The first mistake in the tags, braces and imports of a text. */
function firstMistake(text: string, report: Report): Mistake | null {
  const error = errorOf(() => tagsIn(text));
  if (!error) return null;
  // The compiler may have read on to the end of the page. The paragraph alone shows the place.
  const { start: from, end: paragraphEnd } = paragraphAt(text, Math.min(started, text.length));
  const inParagraph = errorOf(() =>
    tagsIn(blank(blank(text, { start: 0, end: from }), { start: paragraphEnd, end: text.length })),
  );
  const last = inParagraph ?? error;
  // Without a place, it is the end of the text.
  const { start: at } = last.place ? rangeOfMessage(last) : { start: text.length };
  return mistakeAt(
    last,
    { source: text, start: started, at: Math.min(at, inParagraph ? paragraphEnd : text.length), paragraphEnd },
    report,
  );
}

function mistakeAt(error: VFileMessage, stop: Parameters<typeof explain>[1], report: Report): Mistake {
  const { start, end, reason, expected, leaveOut = [{ start, end }] } = explain(error, stop);
  return { message: report({ start, end }, reason, expected), leaveOut };
}

/** More mistakes than that are not looked for. */
const MAXIMUM = 20;

export interface ParsedText {
  /** Markdown and blocks with positions; null where nothing can be read. */
  tree: Root | null;
  /** What the compiler cannot read. The tree leaves it out. */
  problems: VFileMessage[];
  /** The source with spaces in place of what the tree leaves out. */
  readable: string;
}

/**
 * Parses a page, and leaves out what cannot be parsed, so that several mistakes are found. Positions are those of the source.
 */
export function parseText(source: string): ParsedText {
  const report = messagesAbout(source);
  const problems: VFileMessage[] = [];
  const broken = new Set<string>();
  let text = source;
  const leaveOut = ({ message, leaveOut: ranges }: Mistake) => {
    const before = text;
    const { start } = ranges[0] ?? { start: 0 };
    broken.add(/^<\/?([\w.]+)/.exec(text.slice(start))?.[1] ?? '');
    text = ranges.reduce(blank, text);
    if (text === before) text = blank(text, { start, end: Math.max(lineEnd(text, start), start + 1) });
    if (text === before) text = blank(text, paragraphAt(text, start));
    if (message) problems.push(message);
  };
  let areTagsRead = false;
  for (let count = 0; count < MAXIMUM; count += 1) {
    let tree: Root | null = null;
    const error = errorOf(() => {
      tree = processor.parse(text);
    });
    if (!error) return { tree, problems, readable: text };
    const mistake = firstMistake(text, report);
    if (mistake) leaveOut(mistake);
    else if (!areTagsRead) {
      areTagsRead = true;
      for (const it of tagMistakes(tagsIn(text), text, broken, report)) leaveOut(it);
    } else {
      const { start: at } = rangeOfMessage(error);
      leaveOut(mistakeAt(error, { source: text, start: at, at, paragraphEnd: paragraphAt(text, at).end }, report));
    }
  }
  return { tree: null, problems, readable: text };
}
