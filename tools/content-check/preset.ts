import type { Root } from 'mdast';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { type PluggableList, type Plugin, type Preset, unified } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { rangeOfMessage, replaced } from '../../lib/message';
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
import { liveDays, removedPage, unlinkedPage } from './rules/routes';
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
  liveDays,
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

/** How many corrections are tried, because each try takes as long as the check itself. Later errors get none. */
const MOST_TRIES = 20;

/**
 * The plugin that tries the corrections of errors. One stays only if the page has fewer errors with it.
 */
function tryCorrections() {
  return async (_: Root, file: VFile): Promise<void> => {
    const countOf = ({ messages }: VFile) => messages.filter(({ fatal }) => fatal).length;
    const before = countOf(file);
    let tries = 0;
    for (const message of file.messages) {
      const [right] = message.expected ?? [];
      const { site, page } = file.data;
      if (!message.fatal || right === undefined || !site || !page) continue;
      tries += 1;
      if (tries > MOST_TRIES) {
        message.expected = undefined;
        continue;
      }
      const value = replaced(page.source, rangeOfMessage(message), right);
      const corrected = new VFile({ path: page.file, cwd: site.directory, value, data: { site } });
      const processor = unified().use(pluginsWith(undefined, true));
      await processor.run(processor.parse(corrected), corrected);
      if (countOf(corrected) >= before) message.expected = undefined;
    }
  };
}

/**
 * The plugins of a run.
 * @param names of the rules; by default all
 * @param isTrial whether it checks a correction, and tries none of its own
 */
export function pluginsWith(names?: readonly string[], isTrial = false): PluggableList {
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
    ...(isTrial || names ? [] : [tryCorrections]),
  ] as PluggableList;
}

/** The rules of the content check as a preset for remark (`.remarkrc.mjs`). */
const preset: Preset = { plugins: pluginsWith() };
export default preset;
