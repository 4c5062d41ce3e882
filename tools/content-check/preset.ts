import path from 'node:path';
import type { Root } from 'mdast';
import { commentMarker } from 'mdast-comment-marker';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import { type PluggableList, type Plugin, type Preset, type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { filesIn, posixPath } from '../../lib/files';
import { rangeOfMessage } from '../../lib/message';
import { rangeOf } from '../../lib/range';
import { withoutByteOrderMark } from '../../lib/text';
import { isPage, readSourceFile } from '../pages/sourceFile';
import { invalidFactFileRule } from './rules/factFiles';
import { unknownFactRule } from './rules/factReference';
import { headingOrderRule } from './rules/headingOrder';
import { doesNotParseRule, forbiddenCodeRule, importLineRule, unknownBlockRule } from './rules/imports';
import { brokenLinkRule, emptyLinkRule, linkTargetRule, linkTextRule, ownDomainRule } from './rules/links';
import { markdownRule } from './rules/markdown';
import { fileNameRule, frontMatterRule, plainMetadataRule, removedPageRule, sameMetadataRule } from './rules/pages';
import { altTextRule, missingPictureRule } from './rules/pictures';
import { refusedFileRule } from './rules/refusedFile';
import { settingRule } from './rules/setting';
import { spellingRule } from './rules/spelling';
import { ownFactRule, quotationMarksRule, wordingRule } from './rules/words';
import { wrongChildRule } from './rules/wrongChild';
import { currentSite, type Site, textOfFile, withPage } from './site';

// biome-ignore lint/suspicious/noExplicitAny: options differ from rule to rule.
type Rule = Plugin<any[], Root>;

/** Rules about what the build refuses or a visitor would notice. Of overlapping findings, that of the first rule is kept. */
const errors: readonly Rule[] = [
  doesNotParseRule,
  invalidFactFileRule,
  frontMatterRule,
  sameMetadataRule,
  linkTargetRule,
  emptyLinkRule,
  brokenLinkRule,
  missingPictureRule,
  refusedFileRule,
  altTextRule,
  wrongChildRule,
  headingOrderRule,
  unknownBlockRule,
  importLineRule,
  settingRule,
  unknownFactRule,
  forbiddenCodeRule,
  removedPageRule,
  fileNameRule,
];

/** Rules about language, figures and taste, which a comment can silence. */
const warnings: readonly Rule[] = [
  markdownRule,
  plainMetadataRule,
  ownDomainRule,
  linkTextRule,
  ownFactRule,
  wordingRule,
  spellingRule,
  quotationMarksRule,
];

/**
 * The plugin that replaces remark's own parser, which throws an error for a page that does not parse. A tool that passes no site, such as
 * an editor, gets the site in its working directory. The compiler returns the text unchanged, so that no tool formats a page.
 */
function reader(this: Processor): void {
  this.parser = (text, file) => {
    const site = file.data.site ?? currentSite(file.cwd);
    const name = posixPath(path.relative(site.directory, path.resolve(file.cwd, file.path)));
    const known = site.pageOfFile(name);
    const sourceFile = known?.source === withoutByteOrderMark(text) ? known : readSourceFile(name, text);
    const page = isPage(sourceFile) ? sourceFile : null;
    Object.assign(file.data, { sourceFile, site: page ? withPage(site, page) : site });
    return page?.tree ?? { type: 'root', children: [] };
  };
  this.compiler = (_, file) => String(file);
}

/** Keeps the first of findings that overlap, and sorts findings by position. */
function dropOverlapping() {
  return (_: Root, file: VFile): void => {
    const kept: VFileMessage[] = [];
    for (const message of file.messages) {
      const { start, end } = rangeOfMessage(message);
      const overlaps = kept.map(rangeOfMessage).some((range) => start < range.end && range.start < end);
      if (!overlaps) kept.push(message);
    }
    file.messages = kept.sort((a, b) => rangeOfMessage(a).start - rangeOfMessage(b).start);
  };
}

/** Removes the warnings about what follows a comment that silences them. `remark-message-control` would silence errors, too. */
function silence() {
  return (tree: Root, file: VFile): void =>
    visit(tree, (node, index = 0, parent) => {
      const marker = commentMarker(node);
      if (marker?.name !== 'check' || !parent) return;
      const [verb, ...rules] = marker.attributes.split(/\s+/);
      const { start } = rangeOf(node);
      // The next node, and what follows it without an empty line.
      const next = rangeOf(parent.children[index + 1] ?? node).end;
      const end =
        next +
        file
          .toString()
          .slice(next)
          .search(/\n\s*\n|$/);
      file.messages = file.messages.filter((message) => {
        const offset = rangeOfMessage(message).start;
        const isSilenced = verb === 'ignore' && rules.includes(message.ruleId ?? '') && offset >= start && offset < end;
        return message.fatal || !isSilenced;
      });
    });
}

/** The rules of the content check as a preset for remark (`.remarkrc.mjs`). */
const preset: Preset = {
  plugins: [
    reader,
    ...errors.map((rule): [Rule, string[]] => [rule, ['error']]),
    remarkLintNoEmphasisAsHeading,
    ...warnings,
    dropOverlapping,
    silence,
  ] as PluggableList,
};
export default preset;

/** The files that the check reads: everything in the folders of pages and facts, and files that the build refuses to publish. */
async function filesToCheck({ directory, refusedFiles }: Site): Promise<string[]> {
  const written = ['pages', 'src/facts'].flatMap((parent) =>
    filesIn(path.join(directory, parent)).map((file) => `${parent}/${file}`),
  );
  const refused = (await refusedFiles()).map(({ file }) => file);
  return [...new Set([...written, ...refused])].filter((file) => !/^src\/facts\/.*\.tsx?$/.test(file)).sort();
}

/** Checks one file of a site. Its messages are sorted by position. */
export async function checkFile(site: Site, name: string): Promise<VFile> {
  const file = new VFile({ path: name, cwd: site.directory, value: textOfFile(site, name), data: { site } });
  const processor = unified().use(preset);
  await processor.run(processor.parse(file), file);
  return file;
}

/** Checks a whole site, and returns its files in order, each with its messages. */
export async function checkFiles(site: Site): Promise<VFile[]> {
  const files: VFile[] = [];
  for (const name of await filesToCheck(site)) files.push(await checkFile(site, name));
  return files;
}
