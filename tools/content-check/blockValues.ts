import { toString as toText } from 'mdast-util-to-string';
import { groupBy } from '../../lib/groupBy';
import { didYouMean, nearest } from '../../lib/nearest';
import { blockItems, MOST_PLACES } from '../../src/blocks/contents';
import { handbookPageOf } from '../../src/blocks/errorTexts';
import { isDay } from '../../src/seo/frontMatter';
import type { Partner } from '../../src/site/partners';
import { contentOf, type Element, elementsOf, isElement, nameRange, type Setting, settingOfName } from './elements';
import { wrongDowntime } from './impossible/amounts';
import type { Page } from './page';
import { firstLine, rangeOf } from './range';
import type { Diagnostic } from './rule';
import type { Site } from './site';
import { writtenDay } from './writtenDay';

type Check = (page: Page, element: Element, site: Site) => Diagnostic[];

function textOf(page: Page, element: Element, name: string): (Setting & { value: string }) | null {
  const setting = settingOfName(page, element, name);
  return setting?.value ? { ...setting, value: setting.value } : null;
}

function itemsIn(element: Element, name: string): Element[] {
  return contentOf(element).filter((node): node is typeof node & Element => isElement(node) && node.name === name);
}

function updatedDate(page: Page, element: Element): Diagnostic[] {
  const updated = textOf(page, element, 'updated');
  if (!updated || isDay(updated.value)) return [];
  const suggestion = writtenDay(updated.value);
  const message = /^\d{4}-(0[1-9]|1[0-2])-(29|30|31)$/.test(updated.value)
    ? `There is no ${updated.value}: that month has fewer days.`
    : `"${updated.value}" is not a date that the page can read. Write year, month and day: updated="${suggestion ?? '2025-04-07'}"${suggestion ? '.' : ', for example.'}`;
  return [{ ...updated.valueRange, message, suggestion }];
}

/** The block throws the same errors while the page is built. */
function lanesAndMessages(page: Page, element: Element): Diagnostic[] {
  const lanes = textOf(page, element, 'lanes');
  if (!lanes) return [];
  const names = lanes.value.split(',').map((name) => name.trim());
  if (names.length !== 3 || names.includes('')) {
    const message = `"lanes" needs three names with commas between them, and this is ${names.length === 1 ? 'one' : names.length}. Write for example lanes="Visitor, Chat, Team".`;
    return [{ ...lanes.valueRange, message }];
  }
  const written = itemsIn(element, 'Message').flatMap((item) =>
    ['from', 'to'].flatMap((name) => textOf(page, item, name)?.value ?? []),
  );
  const unused = names.filter((name) => !written.includes(name));
  const others = new Set(written.filter((name) => !names.includes(name)));
  const [old] = others;
  if (old && unused.length === 1 && others.size === 1 && written.filter((name) => name === old).length > 1) {
    const message = `The messages of this diagram go to or from "${old}", and its lanes are: ${names.join(', ')}. Write "${old}" here again, or "${unused[0]}" in the messages.`;
    return [{ ...lanes.valueRange, message }];
  }
  return itemsIn(element, 'Message').flatMap((item) =>
    ['from', 'to'].flatMap((setting): Diagnostic[] => {
      const written = textOf(page, item, setting);
      if (!written || names.includes(written.value)) return [];
      const suggestion = nearest(written.value, names);
      const message = `There is no lane "${written.value}" in this diagram.${didYouMean(suggestion)} Its lanes are: ${names.join(', ')}.`;
      return [{ ...written.valueRange, message, suggestion }];
    }),
  );
}

function figureOfScale(page: Page, element: Element): Diagnostic[] {
  const value = textOf(page, element, 'value');
  if (!value || !settingOfName(page, element, 'scale') || /^\d|\{/.test(value.value)) return [];
  const message = `A scale needs a figure, and "${value.value}" does not start with one. Start the value with a figure, or delete "scale".`;
  return [{ ...value.valueRange, message }];
}

/** What a scale can show at most. */
const LARGEST: Readonly<Record<string, readonly [number, string]>> = {
  share: [100, 'A share is at most 100%'],
  less: [100, 'Nothing becomes less by more than 100%'],
  day: [24, 'A day has 24 hours'],
  weeks: [12, 'The scale has room for 12 weeks'],
};

function largestFigure(page: Page, element: Element): Diagnostic[] {
  const value = textOf(page, element, 'value');
  const [limit, why] = LARGEST[settingOfName(page, element, 'scale')?.value ?? ''] ?? [];
  const figures =
    value?.value
      .replaceAll(',', '')
      .match(/^\d+(\.\d+)?(–\d+)?/)?.[0]
      .split('–')
      .map(Number) ?? [];
  if (!value || !limit || figures.every((figure) => figure <= limit)) return [];
  return [
    { ...value.valueRange, message: `${why}, and this is "${value.value}". Correct the value, or delete "scale".` },
  ];
}

function downtime(page: Page, element: Element): Diagnostic[] {
  const value = textOf(page, element, 'value');
  const message = value && wrongDowntime(`${value.value} ${toText(element)}`);
  const text = contentOf(element)[0];
  return message && text ? [{ ...firstLine(page.source, rangeOf(text)), message }] : [];
}

/** How much of an American unit one of the metric ones is. */
const CONVERSIONS: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  km: ['mi', 0.621371],
  m: ['ft', 3.28084],
};

/** A figure in another unit, rounded; null where both units are not known. */
function converted(value: string, unit: string): string | null {
  const [, figure = '', from = ''] = /^([\d.,]+)\s*(\p{L}+)$/u.exec(value) ?? [];
  const [to, factor = 1] = CONVERSIONS[from] ?? [];
  return to === unit
    ? `${Math.round(Number(figure.replaceAll(',', '')) * factor).toLocaleString('en-US')} ${unit}`
    : null;
}

/** Figures of stops without a unit, or in another unit than those of most others. */
function unitsOfStops(page: Page, element: Element): Diagnostic[] {
  return ['distance', 'height'].flatMap((name) => {
    const values = itemsIn(element, 'Stop').flatMap((stop) => {
      const value = textOf(page, stop, name);
      return value ? [{ ...value, unit: value.value.replace(/^[\d.,\s]+/, '') }] : [];
    });
    const [usual] = [...groupBy(values, ({ unit }) => unit).values()].sort((one, other) => other.length - one.length);
    const unit = usual?.[0].unit;
    if (!unit || (usual?.length ?? 0) < 2) return [];
    return values
      .filter((value) => value.unit !== unit)
      .map((value) => {
        const suggestion = converted(value.value, unit);
        const advice = suggestion ? `Write "${suggestion}".` : `Write how many "${unit}" it is.`;
        return {
          ...value.valueRange,
          message: `The other stops have their ${name} in "${unit}", and this is "${value.value}". ${advice}`,
          suggestion,
        };
      });
  });
}

/** The stop of a road whose distance does not lie between those of its neighbors. */
function distancesInOrder(page: Page, element: Element, site: Site): Diagnostic[] {
  const stops = itemsIn(element, 'Stop').flatMap((stop) => {
    const distance = textOf(page, stop, 'distance');
    const figure = /^\d[\d,.]*/.exec(distance?.value ?? '')?.[0];
    return distance && figure ? [{ ...distance, miles: Number(figure.replaceAll(',', '')) }] : [];
  });
  const isOrdered = (list: readonly { miles: number }[]) =>
    list.every(({ miles }, index) => index === 0 || miles > (list[index - 1]?.miles ?? 0));
  if (isOrdered(stops)) return [];
  // Where two could be wrong, the one that this branch has changed.
  const candidates = stops.filter((stop) => isOrdered(stops.filter((other) => other !== stop)));
  const earlier = candidates.length > 1 ? site.base()?.changedPages().get(page.file) : undefined;
  const changed = candidates.find(({ value }) => earlier && !earlier.includes(`"${value}"`));
  const wrong = changed ?? candidates[0] ?? stops[0];
  const index = stops.indexOf(wrong as never);
  const [before, after] = [stops[index - 1], stops[index + 1]];
  const place = [before && `after "${before.value}"`, after && `before "${after.value}"`].filter(Boolean).join(' and ');
  const message = `Stops are in the order of the road, and "${wrong?.value}" is ${place}. Correct the distance, or move the stop.`;
  return wrong ? [{ ...wrong.valueRange, message }] : [];
}

/** Settings that are lists with commas. */
const LISTS: readonly [block: string, setting: string][] = [
  ['Hero', 'places'],
  ['Layer', 'parts'],
];

function separators(page: Page, element: Element): Diagnostic[] {
  return LISTS.flatMap(([block, name]): Diagnostic[] => {
    const list = element.name === block ? textOf(page, element, name) : null;
    if (!list) return [];
    const hasCommas = list.value.includes(', ');
    const parts = list.value.split(hasCommas ? /\s*[;|•·]\s*|,\s+/ : /\s*[;|•·/,\n]\s*|\s+[–-]\s+/).filter(Boolean);
    if (parts.length < 2 || list.value.split(', ').length === parts.length) return [];
    const suggestion = parts.join(', ');
    const message = `"${name}" is a list with a comma and a space between its parts: ${name}="${suggestion}".`;
    return [{ ...list.valueRange, message, suggestion }];
  });
}

/** The block leaves out what does not fit. */
function tooManyPlaces(page: Page, element: Element): Diagnostic[] {
  const places = textOf(page, element, 'places');
  const names = places?.value.split(', ') ?? [];
  if (!places || names.length <= MOST_PLACES) return [];
  const lost = names
    .slice(MOST_PLACES)
    .map((name) => `"${name}"`)
    .join(' and ');
  const message = `"places" has ${names.length} names, and the drawing shows ${MOST_PLACES}. Visitors would not see ${lost}. Delete what matters least.`;
  return [{ ...places.valueRange, message }];
}

function labelWithoutLink(page: Page, element: Element): Diagnostic[] {
  const label = settingOfName(page, element, 'label');
  if (!label || settingOfName(page, element, 'to')) return [];
  const message = 'These are the words of a link, but the card has no address. Write to="/…", or delete "label".';
  return [{ ...label.nameRange, message }];
}

/** Longer lists are not written into a message. */
const MOST_NAMES = 20;

/** The block throws the same error while the page is built. */
function partnerOfPanel(page: Page, element: Element, site: Site): Diagnostic[] {
  const written = textOf(page, element, 'partner');
  const partners = site.factsOf('@site/src/site/partners')?.partners as readonly Partner[] | undefined;
  const names = partners?.map(({ name }) => name) ?? [];
  if (!written || !partners || names.includes(written.value)) return [];
  const { value } = written;
  const suggestion = nearest(value, names) ?? names.find((name) => name.startsWith(value)) ?? null;
  const all =
    suggestion === null && names.length <= MOST_NAMES ? ` Write one of: ${names.join(', ')}.` : didYouMean(suggestion);
  const message = `There is no partner "${value}" in src/site/partners.yaml.${all}`;
  return [{ ...written.valueRange, message, suggestion }];
}

const CHECKS: Readonly<Record<string, Check>> = {
  LegalText: updatedDate,
  Lanes: lanesAndMessages,
  Statistic: (page, element) => [
    ...figureOfScale(page, element),
    ...largestFigure(page, element),
    ...downtime(page, element),
  ],
  StripMap: (page, element, site) => [...distancesInOrder(page, element, site), ...unitsOfStops(page, element)],
  Hero: tooManyPlaces,
  Card: labelWithoutLink,
  Panel: partnerOfPanel,
};

/** One entry of a group without an icon that all the others have, which looks like a mistake. */
function missingIcon(page: Page, element: Element): Diagnostic[] {
  const item = blockItems[element.name as keyof typeof blockItems]?.block;
  const items = item ? itemsIn(element, item) : [];
  const without = items.filter((it) => !settingOfName(page, it, 'icon'));
  const [only] = without;
  if (items.length < 3 || without.length !== 1 || !only) return [];
  const message = `The other ${items.length - 1} entries of this group have an icon, and this one has none. Write icon="…".`;
  return [{ ...nameRange(only), message, severity: 'warning' }];
}

/** Finds values that have the right kind, but that the block does not accept or that contradict another setting. */
export function blockValuesIn(page: Page, site: Site): Diagnostic[] {
  return elementsOf(page).flatMap((element) =>
    [
      ...(CHECKS[element.name ?? '']?.(page, element, site) ?? []),
      ...separators(page, element),
      ...missingIcon(page, element),
    ].map((diagnostic) => ({ handbook: handbookPageOf(element.name ?? ''), ...diagnostic })),
  );
}
