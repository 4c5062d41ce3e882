import { rowPage } from '../../support/rowPage';

const head = rowPage('').text.split('import {Hero')[0] ?? '';
const page = (imports: string, text: string) => `${head}${imports}\n<Hero title="A page">\n  ${text}\n</Hero>\n`;
const HERO = "import {Hero} from '@site/src/blocks';\n";
const FIGURES = "import {figures} from '@site/src/site/figures';\n";
const YEARS = 'After {figures.experience.value} years we know most roofs.';

/** A page with one mistake, and the page that its writer meant, for corrections at another place than the words that need them. */
export const corrections: readonly (readonly [mistake: string, page: string, meant: string])[] = [
  ['a fact that is not imported', page(HERO, YEARS), page(HERO + FIGURES, YEARS)],
  ['a block that is not imported', page(FIGURES, YEARS), page(`${FIGURES}${HERO}`, YEARS)],
  [
    'a block that the list of blocks lacks',
    page(HERO, '<EmailLink />'),
    page("import {EmailLink, Hero} from '@site/src/blocks';\n", '<EmailLink />'),
  ],
  [
    'a block that is imported from its own file',
    page("import {Hero} from '@site/src/blocks/Hero';\n", 'Text.'),
    page(HERO, 'Text.'),
  ],
  [
    'a misspelled file of facts',
    page(`${HERO}${FIGURES.replace("figures';", "figurs';")}`, YEARS),
    page(HERO + FIGURES, YEARS),
  ],
  ['a page without imports', page('', 'Text.').replace('\n\n\n', '\n\n'), page(HERO, 'Text.')],
];
