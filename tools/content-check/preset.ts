import type { Root } from 'mdast';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { type PluggableList, type Plugin, type Preset, unified } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { rangeOfMessage } from '../../lib/message';
import { corrected, correctionsOf } from './corrections';
import { contextOf, reader } from './lint';
import { fact } from './rules/fact';
import { facts } from './rules/facts';
import { fileName } from './rules/fileName';
import { doesNotParse, forbiddenCode } from './rules/forbiddenCode';
import { frontMatter, plainMetadata, sameMetadata } from './rules/frontMatter';
import { headingOrder } from './rules/headingOrder';
import { importLine, unknownBlock } from './rules/imports';
import { brokenLink, emptyLink, linkTarget, linkText, oddLink } from './rules/links';
import { markdown } from './rules/markdown';
import { ownFact } from './rules/ownFact';
import { altText, heavyPicture, missingImage, unsafePicture } from './rules/pictures';
import { draftLink, removedPage, unlinkedPage } from './rules/routes';
import { sampleContent } from './rules/sampleContent';
import { setting } from './rules/setting';
import { spelling } from './rules/spelling';
import { quotationMarks, wording } from './rules/wording';
import { wrongChild } from './rules/wrongChild';
import { silence } from './silence';

// biome-ignore lint/suspicious/noExplicitAny: options differ from rule to rule.
type Rule = Plugin<any[], Root>;

/** What the build refuses or a visitor would meet. */
const errors: readonly Rule[] = [
  doesNotParse,
  facts,
  frontMatter,
  sameMetadata,
  linkTarget,
  emptyLink,
  brokenLink,
  draftLink,
  missingImage,
  unsafePicture,
  altText,
  wrongChild,
  headingOrder,
  unknownBlock,
  importLine,
  setting,
  fact,
  forbiddenCode,
  removedPage,
  fileName,
];

/** Language, figures and taste, which a comment can silence. */
const warnings: readonly Rule[] = [
  markdown,
  plainMetadata,
  oddLink,
  linkText,
  heavyPicture,
  unlinkedPage,
  sampleContent,
  ownFact,
  wording,
  spelling,
  quotationMarks,
];

/** What the rules of remark-lint find, in a writer's words. */
const WORDS: Readonly<Record<string, string>> = {
  'no-emphasis-as-heading':
    'A bold line looks like a heading, but search engines and screen readers do not see one. Write "### " in place of the asterisks.',
  'no-heading-punctuation': 'A heading has no full stop, comma or colon at its end. Delete it.',
  'no-undefined-references':
    'This is not a link, because no address follows. Write [words](/address), or delete the brackets.',
  'no-unused-definitions':
    'Nothing on this page uses this address, and visitors do not see it. Delete the line, or write a link.',
};

function inOurWords() {
  return (_: Root, file: VFile): void => {
    const isRead = contextOf(file).page.kind !== 'facts';
    file.messages = file.messages.filter(({ source }) => isRead || source !== 'remark-lint');
    for (const message of file.messages) {
      message.reason = WORDS[message.ruleId ?? ''] ?? message.reason;
      message.message = message.reason;
      if (message.source === 'remark-lint') message.url = '/handbook/pages#special-characters';
    }
  };
}

const ruleId = ({ name }: { name: string }) => name.replace(/^.*:/, '');
const order = [...errors.map(ruleId), ...Object.keys(WORDS), ...warnings.map(ruleId)];

/** The plugin that keeps one finding for a place: an error before a warning, and else that of the first rule. */
function oneForAPlace() {
  return (_: Root, file: VFile): void => {
    const rank = (message: VFileMessage) => order.indexOf(message.ruleId ?? '');
    const kept: VFileMessage[] = [];
    for (const message of [...file.messages].sort((one, other) => rank(one) - rank(other))) {
      const { start, end } = rangeOfMessage(message);
      const isTaken = kept.some((other) => {
        const range = rangeOfMessage(other);
        return other.ruleId !== message.ruleId && start < range.end && range.start < end;
      });
      if (!isTaken || message.ruleId === 'quotation-marks') kept.push(message);
    }
    const place = ({ line = 1, column = 1 }: VFileMessage) => line * 10_000 + column;
    file.messages = kept.sort((one, other) => place(one) - place(other) || rank(one) - rank(other));
  };
}

/**
 * The plugin that tries the corrections of errors, those of a rule together. They stay only if the page has that many errors less with
 * them, because a correction can uncover other errors.
 */
function tryCorrections() {
  return async (_: Root, file: VFile): Promise<void> => {
    const { site, page } = file.data;
    if (!site || !page) return;
    // The parser has tried its own. Once a page parses, it may show more errors.
    const correctable = file.messages.filter(
      (message) => message.fatal && message.expected && message.ruleId !== ruleId(doesNotParse),
    );
    for (const rule of new Set(correctable.map((message) => message.ruleId))) {
      const messages = correctable.filter((message) => message.ruleId === rule);
      const corrections = correctionsOf(messages, { text: page.source, rangeOf: rangeOfMessage });
      const value = corrected(page.source, corrections);
      const trial = new VFile({ path: page.file, cwd: site.directory, value, data: { site } });
      const processor = unified().use(pluginsWith(errors.map(ruleId)));
      await processor.run(processor.parse(trial), trial);
      const errorsIn = ({ messages: all }: VFile) => all.filter(({ fatal }) => fatal).length;
      if (errorsIn(trial) + corrections.length > errorsIn(file))
        for (const message of messages) message.expected = undefined;
    }
  };
}

/**
 * The plugins of a run.
 * @param names of the rules; by default all, and their corrections are tried
 */
export function pluginsWith(names?: readonly string[]): PluggableList {
  const wanted = (rule: Rule) => !names || names.includes(ruleId(rule));
  const ofOthers: PluggableList = [
    remarkLintNoEmphasisAsHeading,
    [remarkLintNoHeadingPunctuation, '.,:;'],
    [remarkLintNoUndefinedReferences, { allow: [/^(?:x| |…|\.\.\.|sic)$/i, /^\W|\s/] }],
    remarkLintNoUnusedDefinitions,
  ];
  return [
    reader,
    ...errors.filter(wanted).map((rule): [Rule, string[]] => [rule, ['error']]),
    ...(names ? [] : ofOthers),
    ...warnings.filter(wanted),
    inOurWords,
    oneForAPlace,
    [silence, [...Object.keys(WORDS), ...warnings.map(ruleId)]],
    ...(names ? [] : [tryCorrections]),
  ] as PluggableList;
}

/** The rules of the content check as a preset for remark (`.remarkrc.mjs`). */
const preset: Preset = { plugins: pluginsWith() };
export default preset;
