import { createHash } from 'node:crypto';
import { reservedDomainIn } from '../../lib/siteAddress';
import { lineNumber } from '../../lib/text';
import { type Element, elementsOf, settingOfName, settingsOf } from '../pages/elements';
import { nodesOf, type Page } from '../pages/page';
import { namesByLine, SAMPLE_LIST, textsIn } from './sampleNames';
import { type LaunchSite, lineOf, type Rules } from './site';

const COMPANY = 'src/facts/company.yaml';
/** Files besides pages and facts that name the company. */
const NAMING = ['README.md', 'package.json', '.github/SECURITY.md'];
const CODE_OWNERS = '.github/CODEOWNERS';
const SHARE_IMAGE = 'static/images/share.png';
/** SHA-256 of the sample company's image, which shows its name and slogan. Change it when `npm run icons` has drawn another one. */
export const SAMPLE_SHARE_IMAGE = 'f1736b655f2fd29eda4654ea08d53a65a4abe19bc8370ec6614c53ec8ee7cbf5';
/** A comment that marks text as true of the sample only. What follows the colon says what to do. */
const SAMPLE_COMMENT = /^\s*\/\*\s*sample:\s*([\s\S]*?)\s*\*\/\s*$/;
/** What a finding calls a sample block, and the setting with its name. */
const SAMPLE_BLOCKS: Record<string, readonly [kind: string, naming: string]> = {
  Quote: ['The testimonial by', 'author'],
  Person: ['The person', 'name'],
  Job: ['The position', 'title'],
};

/** Whether a page or a fact says something: what nobody reads is no claim. */
const isUsed = ({ pages, factFiles }: LaunchSite, words: string): boolean =>
  pages.some(({ source }) => source.includes(words)) || Object.values(factFiles).some((text) => text.includes(words));

/** The text of a setting; empty where it has none or is code. */
const textOf = (page: Page, element: Element, name: string) => settingOfName(page, element, name)?.value ?? '';

/** The blocks with the setting `sample`, without a value or as `sample={true}`, and the line of that setting. */
function sampleBlocksOf(page: Page): { element: Element; line: number }[] {
  return elementsOf(page).flatMap((element) => {
    const setting = settingOfName(page, element, 'sample');
    if (!setting || page.source.slice(setting.valueRange.start, setting.valueRange.end).trim() === 'false') return [];
    return { element, line: lineNumber(page.source, setting.nameRange.start) };
  });
}

/** What is still the sample company's. */
export const sampleRules: Rules = {
  'company-facts': (site) =>
    Object.entries(site.facts.company).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : '';
      const place = lineOf(site, COMPANY, `  ${name}:`);
      if (site.facts.sampleFacts.includes(name)) {
        const what = `The fact "${name}"${text && ` (${text})`} is the sample company's.`;
        const step =
          name === 'logo' ? 'Draw your mark in src/facts/mark.yaml and run "npm run icons"' : 'Write your own';
        const fix = `${step}, then delete "${name}" from sampleFacts.`;
        return { ...place, what, fix };
      }
      if (!reservedDomainIn(text)) return [];
      return { ...place, what: `The fact "${name}" (${text}) reaches nobody.`, fix: 'Write a real one.' };
    }),

  figures: (site) =>
    Object.entries(site.facts.figures)
      .filter(([name, { source }]) => !source && isUsed(site, `figures.${name}.`))
      .map(([name, { value, kind }]) => ({
        ...lineOf(site, 'src/facts/figures.yaml', `  ${name}:`),
        what: `The figure "${name}" (${value}, ${kind}) has no source.`,
        fix: 'Write where it comes from into its "source", or correct the figure and its kind.',
      })),

  partners: (site) =>
    site.facts.partners
      .filter(({ sample }) => sample && isUsed(site, 'PartnerDirectory'))
      .map(({ name }) => ({
        ...lineOf(site, 'src/facts/partners.yaml', `name: ${name}`),
        what: `${name} is a sample partner.`,
        fix: 'Check that you may name it and that its description is true, then delete "sample"; or delete the entry.',
      })),

  cases: (site) =>
    site.facts.cases
      .filter(({ sample }) => sample)
      .map(({ title, page, service }) => ({
        ...lineOf(site, 'src/facts/cases.yaml', `page: ${page}`),
        what: `The case "${title}" is invented.`,
        fix: `Replace it and its page ${page} with a real case and write "sample: false"; or delete both, and the section with <CaseStudies> on ${service}.`,
      })),

  plans: (site) =>
    site.facts.plans
      .filter(({ sample }) => sample && isUsed(site, 'PricingPlans'))
      .map(({ name, tier }) => ({
        ...lineOf(site, 'src/facts/plans.yaml', `tier: ${tier}`),
        what: `The plan ${name}, its price and what it includes are invented.`,
        fix: 'Write what you sell, then delete "sample"; or delete the entry.',
      })),

  'sample-blocks': ({ pages }) =>
    pages.flatMap((page) =>
      sampleBlocksOf(page).map(({ element, line }) => {
        const [kind, naming] = SAMPLE_BLOCKS[element.name ?? ''] ?? [`The <${element.name}>`, 'title'];
        return {
          file: page.file,
          line,
          what: `${kind} ${textOf(page, element, naming) || 'without a name'} is a sample.`,
          fix: `Replace it with a real one and delete the setting "sample", or delete the <${element.name}>.`,
        };
      }),
    ),

  'sample-words': ({ pages }) =>
    pages.flatMap((page) =>
      nodesOf(page).flatMap((node) => {
        if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
        const fix = SAMPLE_COMMENT.exec(node.value)?.[1];
        const what = 'This text is true of the sample company only.';
        return fix ? { file: page.file, line: node.position?.start.line ?? 1, what, fix } : [];
      }),
    ),

  'sample-names': ({ facts, pages, factFiles, staticFiles, sampleNames, read }) => {
    const blocks = pages.flatMap((page) => sampleBlocksOf(page).map(({ element }) => settingsOf(page, element)));
    const settings = blocks.flat().map(({ value }) => value);
    // What a fact or a sample block says is either right or reported by its own rule.
    const said = textsIn([facts.company, facts.figures, facts.cases, settings]).map((text) => text.toLowerCase());
    const names = sampleNames.filter((name) => !said.includes(name.toLowerCase()));
    const searched = [
      ...pages.map(({ file, source }) => [file, source] as const),
      // Visitors do not read comments. While a company fact is the sample's, another one may repeat its name.
      ...Object.entries(factFiles)
        .filter(([file]) => file !== COMPANY || facts.sampleFacts.length === 0)
        .map(([file, text]) => [file, text.replace(/^[ \t]*#.*$/gm, '')] as const),
      ...NAMING.map((file) => [file, read(file)?.toString('utf8') ?? ''] as const),
      ...staticFiles.map((address) => [`static${address}`, address] as const),
    ];
    return searched.flatMap(([file, text]) =>
      [...namesByLine(text, names)].map(([line, found]) => ({
        file,
        line,
        what: `Left over from the sample company: ${found.map((name) => `"${name}"`).join(', ')}.`,
        fix: `Write what is true of yours. If it is, delete the line from ${SAMPLE_LIST}.`,
      })),
    );
  },

  'share-image': ({ read }) => {
    const image = read(SHARE_IMAGE);
    const place = { file: SHARE_IMAGE, line: 1 };
    if (!image) {
      const what = 'There is no sharing image for pages without one of their own.';
      return [{ ...place, what, fix: 'Run "npm run icons" to draw it.' }];
    }
    if (createHash('sha256').update(image).digest('hex') !== SAMPLE_SHARE_IMAGE) return [];
    const fix =
      'Run "npm run icons" once the brand and the slogan are yours, or put an image of 1200 by 630 pixels there.';
    return [{ ...place, what: "The sharing image shows the sample company's name.", fix }];
  },

  'code-owners': ({ read }) => {
    const lines = read(CODE_OWNERS)?.toString('utf8').split('\n') ?? [];
    const index = lines.findIndex((line) => /^#\s*sample\b/i.test(line));
    if (index < 0) return [];
    const fix = 'Write the teams of your organization, then delete this line.';
    return [{ file: CODE_OWNERS, line: index + 1, what: 'The teams that review changes are samples.', fix }];
  },
};
