import { didYouMean, nearest } from '../../lib/nearest';
import { isDay } from '../../src/seo/frontMatter';
import type { Partner } from '../../src/site/partners';
import { contentOf, type Element, isElement, settingOfName } from './elements';
import type { Page } from './page';
import type { Diagnostic } from './rule';
import type { Site } from './site';
import { writtenDay } from './writtenDay';

/** A lane, a partner: a value that has to be one of the names that stand elsewhere. */
function nameError(name: string, value: string, names: readonly string[]): Omit<Diagnostic, 'start' | 'end'> | null {
  if (names.includes(value)) return null;
  const suggestion = nearest(value, names);
  const advice = didYouMean(suggestion) || ` Write one of: ${names.join(', ')}.`;
  return { message: `${name}="${value}" is not possible here.${advice}`, suggestion };
}

/** Why a block throws while the page is rendered, by `Block.setting`: the value has the right type and the wrong form. */
const REFUSED: Readonly<
  Record<string, (value: string, page: Page, element: Element) => Omit<Diagnostic, 'start' | 'end'> | null>
> = {
  'LegalText.updated': (value) => {
    const suggestion = writtenDay(value);
    const message = `"${value}" is not a date that the page can read. Write year, month and day: updated="${suggestion ?? '2025-04-07'}".`;
    return isDay(value) ? null : { message, suggestion };
  },
  'Statistic.value': (value, page, element) =>
    /^\d/.test(value) || !settingOfName(page, element, 'scale')
      ? null
      : { message: `A scale needs a figure. Start "${value}" with one, or delete "scale".` },
  'Stop.height': (value) =>
    Number.parseInt(value.replaceAll(',', ''), 10) > 0
      ? null
      : { message: `"${value}" is not a height. Write a figure and its unit: height="4,600 ft".` },
};

/** The lanes between which messages go. */
function messagesOf(page: Page, element: Element): Diagnostic[] {
  const lanes = ['left', 'middle', 'right'].flatMap((lane) => settingOfName(page, element, lane)?.value ?? []);
  if (lanes.length < 3) return [];
  const messages = contentOf(element).filter((node): node is typeof node & Element => isElement(node));
  return messages.flatMap((message) =>
    ['from', 'to'].flatMap((name): Diagnostic[] => {
      const written = settingOfName(page, message, name);
      const error = written?.value ? nameError(name, written.value, lanes) : null;
      return written && error ? [{ ...written.valueRange, ...error }] : [];
    }),
  );
}

function partnerOf(page: Page, site: Site, element: Element): Diagnostic[] {
  const written = settingOfName(page, element, 'partner');
  const partners = site.factsOf('@site/src/site/partners')?.partners as readonly Partner[] | undefined;
  const error =
    written?.value && partners
      ? nameError(
          'partner',
          written.value,
          partners.map(({ name }) => name),
        )
      : null;
  return written && error ? [{ ...written.valueRange, ...error }] : [];
}

/** Values that a block refuses while the page is rendered. */
export function refusedValues(page: Page, site: Site, element: Element): Diagnostic[] {
  const own = Object.entries(REFUSED).flatMap(([key, explain]): Diagnostic[] => {
    const [block, name = ''] = key.split('.');
    const written = element.name === block ? settingOfName(page, element, name) : undefined;
    const error = written?.value ? explain(written.value, page, element) : null;
    return written && error ? [{ ...written.valueRange, ...error }] : [];
  });
  if (element.name === 'Lanes') return [...own, ...messagesOf(page, element)];
  return element.name === 'Panel' ? [...own, ...partnerOf(page, site, element)] : own;
}
