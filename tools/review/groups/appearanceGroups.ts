import path from 'node:path';
import { groupBy } from '../../../lib/groupBy';
import type { ChangeGroup, Place } from '../../../plugins/preview/changes';
import type { StyleEffect, StyleEffects } from '../screenshots/styleEffects';
import { causesIn, contentOf, type GroupContext } from './context';
import { counted, makeGroup, sentenceCase } from './group';

const DESKTOPS = 'on desktops (1280 px wide)';
const PHONES = 'on phones (390 px wide)';
const ELEMENTS: Record<string, string> = {
  p: 'paragraph',
  a: 'link',
  li: 'list item',
  ul: 'list',
  ol: 'list',
  svg: 'drawing',
};
/** How many different effects of a stylesheet are named. */
const MAX_NAMED = 6;
const RGB = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;

/** What a property is, for readers; the others keep their name. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(margin|padding)-top$/, 'space above'],
  [/^(margin|padding)-bottom$/, 'space below'],
  [/^(margin|padding)-(left|right)$/, 'space beside'],
  [/^(row|column)-gap$/, 'space between parts'],
  [/^color$/, 'text color'],
  [/^background-color$/, 'background'],
  [/^border-.*-color$/, 'line color'],
  [/^border-.*-width$/, 'line width'],
  [/-radius$/, 'corner radius'],
  [/^(fill|stroke)$/, 'color of the drawing'],
  [/^font-size$/, 'text size'],
];

function propertyName(property: string): string {
  const [pseudo, name = pseudo] = property.includes(' ') ? property.split(' ') : ['', property];
  return NAMES.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? (name ?? '').replaceAll('-', ' ');
}

function readable(value: string): string {
  const size = /^(-?[\d.]+)px$/.exec(value)?.[1];
  if (size !== undefined) return `${Math.round(Number(size) * 10) / 10} px`;
  const [, red, green, blue, alpha] = RGB.exec(value) ?? [];
  if (red === undefined) return value;
  const hex = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  return alpha === '0' ? 'transparent' : `#${hex}${alpha ? ` at ${Math.round(Number(alpha) * 100)} %` : ''}`;
}

/** Says what a value was, what it is, and on which screens. */
function valuesText({ before, after, scheme, width, onPhones }: StyleEffect): string {
  const change = (values: { before: string; after: string }) =>
    `${readable(values.before)} became ${readable(values.after)}`;
  const desktop = change({ before, after });
  // Dark mode is looked at on a desktop only.
  if (scheme === 'dark') return `${desktop} in dark mode`;
  if (width < 600) return `${desktop} ${PHONES}; the same as before on desktops`;
  if (!onPhones) return `${desktop} ${DESKTOPS}; the same as before on phones`;
  const phone = change(onPhones);
  return phone === desktop ? `${desktop} on phones and desktops` : `${desktop} ${DESKTOPS}, ${phone} ${PHONES}`;
}

/** Names what an effect does: `more space above`, `text color`. */
function effectName({ property, before, after }: StyleEffect): string {
  const name = propertyName(property);
  const added = Number.parseFloat(after) - Number.parseFloat(before);
  return name.startsWith('space') && added ? `${added > 0 ? 'more' : 'less'} ${name}` : name;
}

/** Names a block as its name reads, with the name itself: `call to action (CallToAction)`. */
function elementName({ module, tag }: StyleEffect): string {
  if (!module) return ELEMENTS[tag] ?? (/^h\d$/.test(tag) ? 'heading' : tag);
  const name = path.basename(module, '.module.css');
  return `${name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()} (${name})`;
}

/** Joins names: `more space above and below`. */
function joined(names: readonly string[]): string {
  const [beginning = ''] = /^(more|less) space /.exec(names[0] ?? '') ?? [];
  const isCommon = names.every((name) => name.startsWith(beginning));
  return names.map((name, index) => (isCommon && index > 0 ? name.slice(beginning.length) : name)).join(' and ');
}

/** A property that changed in the same way on some elements. */
interface Effect {
  name: string;
  values: string;
  elements: string;
  /** On how many elements of the pages that were opened. */
  count: number;
}

/** Counts elements with an effect: header and footer, which are the same on every page, once. */
function countOf(effects: readonly StyleEffect[]): number {
  const perRoute = groupBy(effects, ({ part, route }) => (part === 'main' ? route : part));
  const counts = [...perRoute.values()].map((same) =>
    same[0].part === 'main'
      ? same.reduce((sum, { count }) => sum + count, 0)
      : Math.max(...same.map(({ count }) => count)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Sums up the effects that most elements have; the same values of the same elements are one. */
function effectsOf(effects: readonly StyleEffect[]): Effect[] {
  const byText = [...groupBy(effects, (effect) => `${effectName(effect)}: ${valuesText(effect)}`).values()];
  byText.sort((one, other) => countOf(other) - countOf(one));
  const all = byText.map(([first, ...more]): Effect => {
    const names = [...new Set([first, ...more].map(elementName))];
    const others = names.length > 3 ? ` and ${names.length - 3} more` : '';
    const elements = names.slice(0, 3).join(', ') + others;
    return { name: effectName(first), values: valuesText(first), elements, count: countOf([first, ...more]) };
  });
  return [...groupBy(all, ({ values, elements }) => `${values} ${elements}`).values()].map((same) => ({
    ...same[0],
    name: joined([...new Set(same.map(({ name }) => name))]),
    count: Math.max(...same.map(({ count }) => count)),
  }));
}

/** The changed file that explains an effect: the element's own module, else the global styles. */
function causeOf({ module }: StyleEffect, context: GroupContext): string {
  const { paths } = context.files;
  if (module && paths.includes(module)) return module;
  const styles = paths.filter((file) => context.after.shared.styles.includes(file));
  return (styles.length > 0 ? styles : causesIn(context, [], '')).join(', ');
}

/** Reports what changed styles do, once for each stylesheet that changed. */
export function appearanceGroups(
  context: GroupContext,
  found: StyleEffects,
): { group: ChangeGroup; effect: StyleEffect }[] {
  const pageCount = context.comparison.pages.length;
  const { opened, candidates } = found;
  return [...groupBy(found.effects, (effect) => causeOf(effect, context))].map(([cause, effects]) => {
    const all = effectsOf(effects);
    const shown = all.slice(0, MAX_NAMED);
    const inMain = effects.filter(({ part }) => part === 'main');
    const shell = [...new Set(effects.map(({ part }) => part))].filter((part) => part !== 'main');
    const routes = [...new Set(inMain.map(({ route }) => route))];
    const place = (route: string, part: Place['part'], where: string): Place => ({
      ...{ route, where, part, beforeIndex: null, index: null, before: '', after: '', source: null },
    });
    const places = [
      ...routes.map((route) => place(route, 'main', '')),
      ...shell.map((part) => place('*', part, `${part === 'header' ? 'Header' : 'Footer'}, on all ${pageCount} pages`)),
    ];
    const [first] = shown;
    const group = makeGroup({
      kind: 'appearance',
      // Without the counts: another page with such a block is no other change.
      key: [cause, all.map(({ count, ...effect }) => effect), contentOf(context, cause.split(', '))],
      title: `${sentenceCase(first?.name ?? '')}: ${first?.values}.`,
      differences: shown.map(({ name, values, elements, count }) => ({
        ...{ label: count > 1 ? `${elements}, ${count} times` : elements, before: '' },
        after: `${sentenceCase(name)}: ${values}`,
      })),
      remarks: [
        ...(all.length > MAX_NAMED ? [`${all.length - MAX_NAMED} other effects are not listed.`] : []),
        ...(candidates > opened
          ? [`${opened} of the ${candidates} pages with these styles were opened; the others have the same styles.`]
          : []),
      ],
      places,
      because: cause.split(', ').filter(Boolean),
    });
    const [effect] = [...(inMain.length > 0 ? inMain : effects)].sort((one, other) => other.count - one.count);
    return { group, effect: effect as StyleEffect };
  });
}

/** Reports pages that look different although neither their words nor their styles explain it. */
export function markupGroup(
  context: GroupContext,
  looks: readonly { route: string; where: string; part: Place['part'] }[],
  sources: readonly string[],
): ChangeGroup {
  const because = causesIn(context, sources, '');
  return makeGroup({
    kind: 'appearance',
    key: [because, looks, contentOf(context, because)],
    title: `${looks.length === 1 ? `${looks[0]?.where} on ${looks[0]?.route}` : counted(looks.length, 'place')} looks different.`,
    places: looks.map((look) => ({
      ...{ ...look, beforeIndex: null, index: null, before: '', after: '', source: null },
    })),
    because,
  });
}
