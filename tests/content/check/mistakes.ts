import { company } from '../../../src/facts/company';
import { figures } from '../../../src/facts/figures';
import { plans } from '../../../src/facts/plans';
import { unparsedMarkdown } from '../../../tools/content-check/rules/unparsedMarkdown';
import { rowPage } from '../../support/rowPage';

const plan = plans.find(({ price }) => price);
const timeFigure = Object.values(figures).find(({ value }) => /^\d+–\d+ weeks$/.test(value))?.value;

/**
 * A rule, a text with the mistake in ⟦ ⟧ (the part that the rule marks; nothing where something is missing), and what the writer
 * meant instead, if the rule is sure of it.
 */
export type Mistake = readonly [rule: string, text: string, right?: string];

const mistakesOfMarkdown = Object.values(unparsedMarkdown).map(({ example, pattern, correction }): Mistake => {
  const [written = ''] = pattern.exec(example) ?? [];
  const right = correction?.(written);
  const marked = example.replace(written, `⟦${written}⟧`);
  return right ? ['markdown', marked, right] : ['markdown', marked];
});

export const mistakes: readonly Mistake[] = [
  ...mistakesOfMarkdown,
  ['alt-text', '<Picture source="/images/mark.svg" alt="⟦x⟧" />'],
  ['alt-text', '<Picture source="/images/mark.svg" ⟦alt⟧="" />'],
  ['broken-link', '[Nine](⟦#contact⟧) and more.'],
  ['broken-link', 'See [our team](⟦/аbout⟧).', '/about'],
  ['broken-link', '[Eleven](⟦/contact.html#top⟧) and more.', '/contact#top'],
  ['broken-link', '[A guide to roofs](⟦guide⟧) is near.'],
  ['broken-link', '[Nineteen](⟦/pages/about.mdx⟧) and more.', '/about'],
  ['does-not-parse', '  ⟦</Card>⟧'],
  ['does-not-parse', '⟦A <br> break.⟧'],
  ['does-not-parse', 'Text. ⟦<!-- a note -->⟧', '{/* a note */}'],
  ['does-not-parse', '⟦{⟧/* an open note'],
  ['does-not-parse', '⟦Clay. <Picture source="/images/mark.svg" alt="A roof in the rain">⟧\n\nSlate.\n\n</Picture>'],
  ['does-not-parse', 'Less than ⟦<⟧30 minutes.', '&lt;'],
  ['does-not-parse', 'Write to ⟦<ann@roofers.com>⟧.', 'ann@roofers.com'],
  ['does-not-parse', '⟦Write to <EmailLink>.⟧'],
  ['does-not-parse', '<CallToAction title="Begin">\n\n⟦</Section>⟧\n\n<Section>'],
  ['does-not-parse', 'Write to ⟦{⟧company.brand today.'],
  ['does-not-parse', 'Read ⟦<https://roofers.com/a>⟧ today.', 'https://roofers.com/a'],
  ['does-not-parse', '<Cards>\n  <Card title=⟦⟧“Four”>Curly.</Card>\n  <Card title="More">Text.</Card>\n</Cards>'],
  ['does-not-parse', '<Cards>\n  <Card title="Five>No end.</Card>\n  <Card title="More⟦⟧">Text.</Card>\n</Cards>'],
  ['does-not-parse', '<Cards>\n  ⟦<Card title="Two">Text of the second.\n  <Card title="More">Text.</Card>⟧\n</Cards>'],
  ['does-not-parse', '<Cards>\n  <Card title="Seven">Wrong end.⟦</Crad>⟧\n</Cards>'],
  ['does-not-parse', '### Step ⟦{⟧#step-one}\n\nThe first step.'],
  [
    'does-not-parse',
    "⟦import {company} from '@site/src/facts/company';⟧\nimport {plans} from '@site/src/facts/plans';",
  ],
  ['unknown-fact', 'Ask {⟦mailto⟧}.'],
  ['unknown-fact', 'It is {⟦true⟧}.'],
  ['unknown-fact', 'We are {⟦brand⟧}.'],
  ['forbidden-code', '{ ⟦/ * ask Ann * /⟧ }'],
  ['unknown-fact', 'We are in {⟦company.adress.city⟧}.', 'company.address.city'],
  ['unknown-fact', `<Picture source="/images/mark.svg" alt={\`A roof of \${⟦company.bran⟧}\`} />`, 'company.brand'],
  ['setting', '<Picture source="/images/mark.svg" alt="⟦A roof of {company.brand}⟧" />'],
  ['unknown-fact', 'We are {⟦company.constructor⟧}.'],
  ['unknown-fact', 'We are in {⟦company.places[99].name⟧}.'],
  ['unknown-fact', 'We live at {⟦company.address⟧}.'],
  // A fact that nobody has filled in.
  ...(company.phone ? [] : [['unknown-fact', 'Call {⟦company.phone⟧} at any time.'] as const]),
  ['unknown-fact', 'Our {⟦company.brand.name⟧} is here.', 'company.brand'],
  ['forbidden-code', 'We reply within {⟦Math.max(1, 2)⟧} days.\n'],
  ['forbidden-code', '<⟦div⟧ style="color: red">Red tiles.</div>'],
  ['heading-order', '⟦Our offers\n===⟧'],
  ['own-fact', `Write to ⟦${company.email}⟧.`],
  ...(timeFigure ? [['own-fact', `A first version takes ⟦${timeFigure}⟧ of work.`] as const] : []),
  ['own-domain', `See ⟦https://${company.domain}/about⟧ for more.`],
  [
    'setting',
    '<Cards columns=⟦{2}⟧>\n  <Card title="Clay">Red.</Card>\n  <Card title="Slate">Gray.</Card>\n</Cards>',
    '"2"',
  ],
  ['setting', '<Picture source="/images/mark.svg" alt=⟦{company.founded.firm}⟧ />', `{\`\${company.founded.firm}\`}`],
  ['heading-order', '⟦# What others say⟧'],
  ['heading-order', '  ⟦#### The first van⟧'],
  ['link-target', '<Picture source="⟦https://roofers.com/a.png⟧" alt="A roof in the rain" />'],
  ['link-target', '[Two](⟦"/contact"⟧) and more.'],
  ['link-target', '[Three](⟦info@roofers.com⟧) and more.', 'mailto:info@roofers.com'],
  ['link-target', '⟦[Seventeen](C:\\\\Users\\\\ann\\\\tiles.pdf)⟧ and more.'],
  ['link-target', '[Eighteen](⟦https://info@roofers.com⟧) and more.', 'mailto:info@roofers.com'],
  ['link-target', '<Actions>\n  <Action to="/contact">⟦[Write to us](/contact)⟧</Action>\n</Actions>', 'Write to us'],
  ['empty-link', '⟦[](/contact)⟧ is here.'],
  ['link-text', 'To write to us, [⟦click here⟧](/contact).'],
  [
    'link-text',
    '<Finder>\n  <Situation to="/about" label="Yard">It rusts</Situation>\n  <Situation to="/about" label="Barn">⟦Click here⟧</Situation>\n  <Situation to="/about" label="Roof">It creaks</Situation>\n</Finder>',
  ],
  ['empty-link', '<Actions>\n  ⟦<Action to="/about" />⟧\n</Actions>'],
  ['markdown', 'We mend ⟦~old~⟧ roofs.'],
  ['markdown', 'An un⟦*believ*⟧able roof.'],
  ['forbidden-code', '- ⟦[ ] ⟧Slates\n- Tiles', ''],
  ['heading-order', '### Roofs\n\n#### Slates\n\n⟦##### Dark slates⟧\n\nThey last.'],
  ['heading-order', '⟦Our prices\n---⟧'],
  ['no-emphasis-as-heading', '⟦**What slate costs**⟧\n\nMore than clay, and less than a new roof in ten years.'],
  ['heading-order', '⟦## What slate costs⟧'],
  ['markdown', '| Tile | Price |\n| --- | --- |\n⟦| Clay | low | red |⟧'],
  ['markdown', '⟦–⟧ First tile\n– Second tile'],
  ['markdown', 'We are careful⟦*⟧ with tiles.'],
  ['markdown', '⟦**⟧The tile breaks:**call us.'],
  ['missing-picture', '![A roof](⟦/contact⟧) and more.'],
  ['missing-picture', '<Picture source="⟦/images/My Photo.jpg⟧" alt="A roof in the rain" />'],
  ['missing-picture', '![A roof][picture] and more.\n\n[picture]: ⟦/images/nope.svg⟧'],
  ['alt-text', '⟦![][picture]⟧ and more.\n\n[picture]: /images/mark.svg'],
  ['missing-picture', '![A roof](⟦/images/Mark.SVG⟧) and more.', '/images/mark.svg'],
  ['own-domain', `[One](⟦https://${company.domain}/about⟧) and more.`, '/about'],
  ...(plan ? [['own-fact', `The ${plan.name} plan is ⟦$${plan.price}⟧.`] as const] : []),
  ...(plan?.price ? [['own-fact', `The ${plan.name} plan costs ⟦$${plan.price + 10}⟧ a month.`] as const] : []),
  ['spelling', 'The church gave us back the ⟦whitelist⟧ of houses with old slate.'],
  ['wording', '⟦TODO⟧: a picture of the barn.'],
  ['wording', 'Write to ⟦your name here⟧ for a visit.'],
  ['setting', '<EmailLink>⟦Write to us⟧</EmailLink>'],
  ['setting', '<CaseStudies servicePage="⟦/contact⟧" />'],
  ['setting', '<CaseStudy page="⟦/contact⟧" />'],
  ['setting', '<Panels>\n  <Panel title="A roof" partner="⟦The tiler next door⟧">It lasts.</Panel>\n</Panels>'],
  [
    'setting',
    '<Tracks title="A roof">\n  <Track title="Gutters" input="A call" work="Reads it" check="Looks" share="⟦120⟧" output="A price" />\n</Tracks>',
  ],
  [
    'setting',
    '<Run title="A roof" subtitle="Slates" total="43" checked="⟦20⟧" input="calls" work="Reads them" check="calls" output="prices" />',
  ],
  [
    'setting',
    'We have rules.\n\n</Section>\n\n<LegalText updated="⟦2025-04-31⟧">\n  <Clause title="Rules" summary="Ours.">\n    Our rules.\n  </Clause>\n</LegalText>\n\n<Section title="More">\n  More of them.',
  ],
  [
    'setting',
    '<Statistics>\n  <Statistic value="24/7">on call</Statistic>\n  <Statistic value="40%" unit="⟦per cent⟧">fewer leaks</Statistic>\n</Statistics>',
  ],
  ['setting', 'We mend roofs.\n\n</Section>\n\n<Section title="Tiles" tone="⟦pink⟧">\n  More of them.'],
  ['setting', '<People>\n  <Person name="Ann Roofer" role="Owner" sample="⟦false⟧">Mends roofs.</Person>\n</People>'],
  ['spelling', 'Our ⟦assesment⟧ of roofs is free.', 'assessment'],
  ['unknown-block', '<⟦ContactDetales⟧ />'],
  ['unknown-block', '<⟦Sektion⟧ title="Tiles">\n  <Checklist>\n    - Clay\n    - Slate\n  </Checklist>\n</Sektion>'],
  ['spelling', 'Slate ⟦wont⟧ burn.', 'won’t'],
  ['wording', 'We mend ⟦the the⟧ roof.', 'the'],
  ['wording', 'We like roofs⟦.⟧And tiles.'],
  ['wording', 'We like roofs⟦ ,⟧ and tiles.'],
  ['quotation-marks', "We don⟦'⟧t use cheap tiles.", '’'],
  ['quotation-marks', 'We use no ⟦"cheap"⟧ tiles of 27".', '“cheap”'],
  ['wording', '⟦As an AI language model I like roofs⟧.'],
  ['wrong-child', '  <⟦Card⟧>Nothing.</Card>'],
  [
    'wrong-child',
    '<Cards>\n  <Card title="Clay">Red.</Card>\n\n  ⟦Or:⟧\n\n  <Card title="Slate">Gray.</Card>\n</Cards>',
  ],
  [
    'wrong-child',
    'We mend roofs.\n\n</Section>\n\n<CallToAction title="Begin">\n  <⟦Sheet⟧ layout="across" eyebrow="Bill" title="A roof">\n    <Row label="Slates" value="$900" />\n  </Sheet>\n</CallToAction>\n\n<Section title="More">\n  More of them.',
  ],
  ['wrong-child', 'We mend roofs.\n\n</Section>\n\n<⟦Section⟧ title="Tiles" layout="beside">\n  <EmailLink />'],
  ['wrong-child', '**<Cards>⟦Text.⟧</Cards>**'],
  [
    'wrong-child',
    '<⟦Finder⟧ look="columns">\n  <Situation to="/about" label="Yard" group="Fix">It rusts</Situation>\n  <Situation to="/about" label="Barn" group="Fix">It leaks</Situation>\n  <Situation to="/about" label="Roof">It creaks</Situation>\n</Finder>',
  ],
  ['wrong-child', '<⟦Banner⟧ title="We work in the rain, too" />'],
  [
    'wrong-child',
    'We mend roofs.\n\n</Section>\n\n<Banner title="Tiles">\n  ![A roof](/images/mark.svg) <⟦ContactDetails⟧ />\n</Banner>\n\n<Section title="More">\n  More of them.',
  ],
  // Lines that Markdown joins to others, or reads as something else.
  ['markdown', 'We mend tiles, slates\n⟦+⟧ gutters, and look at the rest.'],
  ['markdown', 'We open again on May\n⟦1.⟧ It will be a Friday.'],
  ['markdown', 'Slates that measure\n⟦>⟧ 5 mm last.'],
  ['heading-order', 'For years we have been\n⟦# 1 in slate⟧'],
  ['markdown', '| Tile | Price |\n| --- | --- |\n| Clay | low |\n⟦Ask for more.⟧'],
];

const head = rowPage('').text.split('import {Hero')[0] ?? '';
const page = (imports: string, text: string) => `${head}${imports}\n<Hero title="A page">\n  ${text}\n</Hero>\n`;
const HERO = "import {Hero} from '@site/src/blocks';\n";
const FIGURES = "import {figures} from '@site/src/facts/figures';\n";
const YEARS = 'After {figures.experience.value} years we know most roofs.';
const titled = (title: string) => page(HERO, 'Text.').replace(/title: .*/, `title: ${title}`);

/** A page with one mistake, and the intended page, for corrections at another position than the mistake. */
export const corrections: readonly (readonly [mistake: string, page: string, meant: string])[] = [
  ['a fact that is not imported', page(HERO, YEARS), page(HERO + FIGURES, YEARS)],
  ['a block that is not imported', page(FIGURES, YEARS), page(`${FIGURES}${HERO}`, YEARS)],
  [
    'a block that the list of blocks lacks',
    page(HERO, '<EmailLink />'),
    page("import {EmailLink, Hero} from '@site/src/blocks';\n", '<EmailLink />'),
  ],
  ['a misspelled fact file', page(HERO + FIGURES.replace("s';", "';"), YEARS), page(HERO + FIGURES, YEARS)],
  ['a title that is a number', titled('2026'), titled('"2026"')],
  ['a page without imports', page('', 'Text.').replace('\n\n\n', '\n\n'), page(HERO, 'Text.')],
];
