import { isScalar, visit } from 'yaml';
import { lineNumber } from '../../lib/range';
import { escapePattern } from '../../lib/text';
import { reservedDomainIn } from '../../lib/urls';
import { elementsOf, type Setting, settingOfName, settingsOf } from '../pages/elements';
import type { Page } from '../pages/sourceFile';
import { factEntries, type LaunchRules, type LaunchSite, type LaunchTask, lineOf, SAMPLE_LIST } from './site';

const COMPANY = 'src/facts/company.yaml';
/** Files besides pages and facts that name the company. */
const FILES_WITH_NAMES = ['README.md', 'package.json', '.github/SECURITY.md'];
const CODE_OWNERS = '.github/CODEOWNERS';
/** A comment that marks text as true of the sample only. What follows the colon says what to do. */
const SAMPLE_COMMENT = /^\s*\/\*\s*sample:\s*([\s\S]*?)\s*\*\/\s*$/;

/** The blocks with the setting `sample`, without a value or as `sample={true}`: that setting, and all settings of the block. */
function sampleBlocksOf(page: Page): { name: string | null; sample: Setting; settings: Setting[] }[] {
  return elementsOf(page).flatMap((element) => {
    const sample = settingOfName(page, element, 'sample');
    if (!sample || page.source.slice(sample.valueRange.start, sample.valueRange.end).trim() === 'false') return [];
    return { name: element.name, sample, settings: settingsOf(page, element) };
  });
}

/** The names of company facts that are still the sample's. */
function sampleFactsOf({ factFiles }: LaunchSite): string[] {
  return factFiles.find(({ file }) => file === COMPANY)?.document.toJS().sampleFacts ?? [];
}

/** Every text and number in a value, however deep. */
function valueTexts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valueTexts) : [];
}

/** The source of a pattern that finds a text where it is not part of a longer word: "Provo" is not in "Provolone". */
function wholeWord(text: string): string {
  return `(?<![\\p{L}\\p{N}])${escapePattern(text)}(?![\\p{L}\\p{N}])`;
}

/**
 * Finds names in a text, also across line breaks, with hyphens as in file names and addresses (`salt-lake-city`), and as a measure
 * before a noun ("2-hour response" for "2 hours"). Names of up to three letters, such as "UT", are case-sensitive.
 * @returns the names on each line
 */
function namesByLine(text: string, names: readonly string[]): Map<number, string[]> {
  const lines = new Map<number, string[]>();
  for (const name of names) {
    const measure = /^(\d.* \p{L}+)s$/u.exec(name)?.[1];
    const source = [name, ...(measure ? [measure] : [])].map(wholeWord).join('|');
    const pattern = new RegExp(source.replace(/\s+/g, '(?:\\s+|[-_])?'), name.length > 3 ? 'giu' : 'gu');
    for (const { index } of text.matchAll(pattern)) {
      const line = lineNumber(text, index);
      lines.set(line, [...(lines.get(line) ?? []), name]);
    }
  }
  return lines;
}

/** Rules that find what is still the sample company's. */
export const sampleRules: LaunchRules = {
  'unreadable-pages': ({ pages }) =>
    pages
      .filter(({ tree }) => tree === null)
      .map(({ file, syntaxError }) => ({
        file,
        line: syntaxError?.line ?? 1,
        reason: 'This page cannot be read, so nothing else on it was checked.',
        fix: 'Run "npm run check:content", which says why.',
      })),

  'company-facts': (site) =>
    factEntries<unknown>(site, 'company').flatMap(({ name, value, location }) => {
      const text = typeof value === 'string' ? value : '';
      if (sampleFactsOf(site).includes(name)) {
        const reason = `The fact "${name}"${text && ` (${text})`} is the sample company's.`;
        const step = name === 'logo' ? 'Draw your mark' : 'Write your own';
        return { ...location, reason, fix: `${step}, then delete "${name}" from sampleFacts.` };
      }
      if (!reservedDomainIn(text)) return [];
      return {
        ...location,
        reason: `Nobody can be reached at the fact "${name}" (${text}).`,
        fix: 'Write a real address.',
      };
    }),

  figures: (site) => {
    const readers = [...site.pages, ...site.factFiles].map(({ source }) => source);
    return factEntries<{ value: string; kind: string; source?: string }>(site, 'figures')
      .filter(({ name, value }) => !value.source && readers.some((text) => text.includes(`figures.${name}.`)))
      .map(({ name, value, location }) => ({
        ...location,
        reason: `The figure "${name}" (${value.value}, ${value.kind}) has no source.`,
        fix: 'Write where it comes from into its "source", or correct the figure and its kind.',
      }));
  },

  'sample-entries': ({ factFiles }) =>
    factFiles.flatMap(({ file, source, document }) => {
      const tasks: LaunchTask[] = [];
      const reason = 'This entry is a sample.';
      const fix =
        'Replace it, and its page if it has one, and write "sample: false" or delete "sample"; or delete the entry.';
      visit(document, {
        Pair(_, { key, value }) {
          if (isScalar(key) && key.value === 'sample' && isScalar(value) && value.value === true)
            tasks.push({ file, line: lineNumber(source, key.range?.[0] ?? 0), reason, fix });
        },
      });
      return tasks;
    }),

  'sample-blocks': ({ pages }) =>
    pages.flatMap((page) =>
      sampleBlocksOf(page).map(({ name, sample }) => ({
        file: page.file,
        line: lineNumber(page.source, sample.nameRange.start),
        reason: `This <${name}> is a sample.`,
        fix: `Replace it with a real one and delete the setting "sample", or delete the <${name}>.`,
      })),
    ),

  'sample-words': ({ pages }) =>
    pages.flatMap((page) =>
      page.nodes.flatMap((node) => {
        if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
        const fix = SAMPLE_COMMENT.exec(node.value)?.[1];
        const reason = 'This text is true of the sample company only.';
        return fix ? { file: page.file, line: node.position?.start.line ?? 1, reason, fix } : [];
      }),
    ),

  'sample-names': (site) => {
    const { pages, factFiles, staticFiles, sampleNames, read } = site;
    const settings = pages.flatMap(sampleBlocksOf).flatMap((block) => block.settings.map(({ value }) => value));
    const sources = factFiles.filter(({ file }) => /\/(company|figures|cases)\.yaml$/.test(file));
    // The rules above report facts, figures, cases and sample blocks.
    const reportedElsewhere = valueTexts([sources.map(({ document }) => document.toJS()), settings]).map((text) =>
      text.toLowerCase(),
    );
    const names = sampleNames.filter((name) => !reportedElsewhere.includes(name.toLowerCase()));
    const searched = [
      ...pages.map(({ file, source }) => [file, source] as const),
      // Visitors do not read comments. While a company fact is the sample's, another one may repeat its name.
      ...factFiles
        .filter(({ file }) => file !== COMPANY || sampleFactsOf(site).length === 0)
        .map(({ file, source }) => [file, source.replace(/^[ \t]*#.*$/gm, '')] as const),
      ...FILES_WITH_NAMES.map((file) => [file, read(file) ?? ''] as const),
      ...staticFiles.map((file) => [file, file] as const),
    ];
    return searched.flatMap(([file, text]) =>
      [...namesByLine(text, names)].map(([line, found]) => ({
        file,
        line,
        reason: `Left over from the sample company: ${found.map((name) => `"${name}"`).join(', ')}.`,
        fix: `Write what is true of your company. If this is, delete the line from ${SAMPLE_LIST}.`,
      })),
    );
  },

  'code-owners': (site) => {
    if (!site.read(CODE_OWNERS)?.includes('# sample:')) return [];
    const fix = 'Write the teams of your organization, then delete this line.';
    return [{ ...lineOf(site, CODE_OWNERS, '# sample:'), reason: 'The teams that review changes are samples.', fix }];
  },
};
