import type { Root } from 'mdast';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import type { PluggableList, Plugin, Preset } from 'unified';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { rangeOfMessage } from '../../lib/message';
import { parse } from '../pages/parse';
import { contextOf, reader } from './context';
import { corrected, correctionsOf } from './corrections';
import { fact } from './rules/fact';
import { facts } from './rules/facts';
import { doesNotParse, forbiddenCode } from './rules/forbiddenCode';
import { frontMatter, plainMetadata, sameMetadata } from './rules/frontMatter';
import { headingOrder } from './rules/headingOrder';
import { importLine, unknownBlock } from './rules/imports';
import { brokenLink, emptyLink, linkTarget, linkText, oddLink } from './rules/links';
import { markdown } from './rules/markdown';
import { ownFact } from './rules/ownFact';
import { draftLink, fileName, removedPage } from './rules/pageFiles';
import { altText, missingImage, unsafePicture } from './rules/pictures';
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
  sampleContent,
  ownFact,
  wording,
  spelling,
  quotationMarks,
];

/** What the rules of remark-lint find, in a writer's words. */
const REMARK_LINT: Readonly<Record<string, string>> = {
  'no-emphasis-as-heading':
    'A bold line looks like a heading, but search engines and screen readers do not see one. Write "### " in place of the asterisks.',
  'no-heading-punctuation': 'A heading has no full stop, comma or colon at its end. Delete it.',
  'no-undefined-references':
    'This is not a link, because no address follows. Write [words](/address), or delete the brackets.',
  'no-unused-definitions':
    'Nothing on this page uses this address, and visitors do not see it. Delete the line, or write a link.',
};

function rewordRemarkLint() {
  return (_: Root, file: VFile): void => {
    for (const message of file.messages) {
      if (message.source !== 'remark-lint') continue;
      message.reason = REMARK_LINT[message.ruleId ?? ''] ?? message.reason;
      message.message = message.reason;
      message.url = '/handbook/pages#special-characters';
    }
  };
}

/** Of findings that overlap, keeps the first, and sorts them by their places. */
function dropOverlapping() {
  return (_: Root, file: VFile): void => {
    const kept: VFileMessage[] = [];
    for (const message of file.messages) {
      const { start, end } = rangeOfMessage(message);
      const isTaken = kept.map(rangeOfMessage).some((other) => start < other.end && other.start < end);
      if (!isTaken) kept.push(message);
    }
    file.messages = kept.sort((one, other) => rangeOfMessage(one).start - rangeOfMessage(other).start);
  };
}

/** Drops the corrections of errors if the page does not parse with them. The parser has tried its own. */
function tryCorrections() {
  return (_: Root, file: VFile): void => {
    const { page } = contextOf(file);
    const correctable = file.messages.filter(({ fatal, expected }) => fatal && expected);
    if (!page.tree || page.kind === 'facts' || correctable.length === 0) return;
    const corrections = correctionsOf(correctable, { text: page.source, rangeOf: rangeOfMessage });
    if (parse(corrected(page.source, corrections)).tree) return;
    for (const message of correctable) message.expected = undefined;
  };
}

const ruleId = ({ name }: { name: string }) => name.replace(/^.*:/, '');

/**
 * The plugins of a run.
 * @param names of the rules; by default all
 */
export function pluginsWith(names?: readonly string[]): PluggableList {
  const isWanted = (rule: Rule) => !names || names.includes(ruleId(rule));
  const remarkLint: PluggableList = [
    remarkLintNoEmphasisAsHeading,
    [remarkLintNoHeadingPunctuation, '.,:;'],
    [remarkLintNoUndefinedReferences, { allow: [/^(?:x| |…|\.\.\.|sic)$/i, /^\W|\s/] }],
    remarkLintNoUnusedDefinitions,
  ];
  return [
    reader,
    ...errors.filter(isWanted).map((rule): [Rule, string[]] => [rule, ['error']]),
    ...(names ? [] : remarkLint),
    ...warnings.filter(isWanted),
    rewordRemarkLint,
    dropOverlapping,
    [silence, [...Object.keys(REMARK_LINT), ...warnings.map(ruleId)]],
    tryCorrections,
  ] as PluggableList;
}

/** The rules of the content check as a preset for remark (`.remarkrc.mjs`). */
const preset: Preset = { plugins: pluginsWith() };
export default preset;
