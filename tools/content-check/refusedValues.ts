import { didYouMean, nearest } from '../../lib/nearest';
import { isInScale, type Scale, scaleRanges } from '../../src/blocks/figures';
import { isDay } from '../../src/seo/frontMatter';
import type { Case } from '../../src/site/cases';
import type { Partner } from '../../src/site/partners';
import { contentOf, type Element, isElement, settingOfName } from './elements';
import type { Page } from './page';
import type { Diagnostic } from './rule';
import type { Site } from './site';

/** What values of the right type must look like, by `Block.setting`; `scale` is the setting beside a figure. */
const FORMS: Readonly<
  Record<string, readonly [isRight: (value: string, scale: Scale | null) => boolean, advice: string]>
> = {
  'LegalText.updated': [isDay, 'Write year, month and day: updated="2025-04-07".'],
  'Statistic.value': [
    (value, scale) => !scale || !(scale in scaleRanges) || isInScale(value, scale),
    'The scale cannot show it. Start with a figure that fits, or delete "scale".',
  ],
  'Track.share': [
    (value) => Number.parseInt(value, 10) >= 0 && Number.parseInt(value, 10) <= 100,
    'Write a figure from 0 to 100 and a percent sign: share="12%".',
  ],
};

/** Where a value has to be one of the names that stand elsewhere: `Block.setting`, and the names. */
function namesOf(page: Page, site: Site, element: Element): Readonly<Record<string, readonly string[]>> {
  const cases = (site.factsOf('@site/src/site/cases')?.cases ?? []) as readonly Case[];
  const partners = (site.factsOf('@site/src/site/partners')?.partners ?? []) as readonly Partner[];
  const lanes = ['left', 'middle', 'right'].flatMap((lane) => settingOfName(page, element, lane)?.value ?? []);
  return {
    'CaseStudy.page': cases.map((it) => it.page),
    'CaseStudies.service': cases.map(({ service }) => service),
    'Panel.partner': partners.map(({ name }) => name),
    'Message.from': lanes,
    'Message.to': lanes,
  };
}

/** Values that a block refuses while the page is rendered. */
export function refusedValues(page: Page, site: Site, element: Element): Diagnostic[] {
  const names = namesOf(page, site, element);
  const inside = (element.name === 'Lanes' ? contentOf(element) : []).filter((node): node is typeof node & Element =>
    isElement(node),
  );
  return [element, ...inside].flatMap((it) =>
    [...Object.keys(FORMS), ...Object.keys(names)].flatMap((key): Diagnostic[] => {
      const [block, name = ''] = key.split('.');
      const setting = it.name === block ? settingOfName(page, it, name) : undefined;
      if (!setting?.value) return [];
      const { value, valueRange } = setting;
      const form = FORMS[key];
      const start = `${name}="${value}" is not possible here.`;
      if (form) {
        const scale = settingOfName(page, it, 'scale')?.value as Scale | null;
        return form[0](value, scale) ? [] : [{ ...valueRange, message: `${start} ${form[1]}` }];
      }
      const known = names[key] ?? [];
      if (known.length === 0 || known.includes(value)) return [];
      const suggestion = nearest(value, known);
      const message = `${start}${didYouMean(suggestion) || ` Write one of: ${known.join(', ')}.`}`;
      return [{ ...valueRange, message, suggestion }];
    }),
  );
}
