import { didYouMean, nearest } from '../../lib/nearest';
import { blockItems } from '../../src/blocks/contents';
import { isDay } from '../../src/seo/frontMatter';
import { contentOf, type Element, elementsOf, isElement, nameRange, type Setting, settingOfName } from './elements';
import type { Page } from './page';
import type { Diagnostic } from './rule';

type Check = (page: Page, element: Element) => Diagnostic[];

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
  const message = /^\d{4}-(0[1-9]|1[0-2])-(29|30|31)$/.test(updated.value)
    ? `There is no ${updated.value}: that month has fewer days.`
    : `"${updated.value}" is not a date that the page can read. Write year, month and day: updated="2025-04-07".`;
  return [{ ...updated.valueRange, message }];
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
  if (!value || !settingOfName(page, element, 'scale') || /^\d/.test(value.value)) return [];
  const message = `A scale needs a figure, and "${value.value}" does not start with one. Start the value with a figure, or delete "scale".`;
  return [{ ...value.valueRange, message }];
}

function labelWithoutLink(page: Page, element: Element): Diagnostic[] {
  const label = settingOfName(page, element, 'label');
  if (!label || settingOfName(page, element, 'to')) return [];
  const message = 'These are the words of a link, but the card has no address. Write to="/…", or delete "label".';
  return [{ ...label.nameRange, message }];
}

const CHECKS: Readonly<Record<string, Check>> = {
  LegalText: updatedDate,
  Lanes: lanesAndMessages,
  Statistic: figureOfScale,
  Card: labelWithoutLink,
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
export function blockValuesIn(page: Page): Diagnostic[] {
  return elementsOf(page).flatMap((element) => [
    ...(CHECKS[element.name ?? '']?.(page, element) ?? []),
    ...missingIcon(page, element),
  ]);
}
