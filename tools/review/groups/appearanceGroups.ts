import path from 'node:path';
import { groupBy } from '../../../lib/groupBy';
import type { ChangeGroup, Place } from '../../../plugins/preview/changes';
import type { StyleEffect, StyleEffects } from '../screenshots/styleEffects';
import { causesIn, contentOf, type GroupContext } from './context';
import { counted, makeGroup } from './group';

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
  const [, red, green, blue, alpha] = RGB.exec(value) ?? [];
  if (red === undefined) return value;
  const hex = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  return alpha === '0' ? 'transparent' : `#${hex}${alpha ? ` at ${Math.round(Number(alpha) * 100)} %` : ''}`;
}

/** Says what a value does: `4 px more space above`, `text color #0e6b5e → #6b0e5e`. */
function effectText({ property, before, after, scheme, width, isOnPhones }: StyleEffect): string {
  const pixels = [before, after].map((value) => /^(-?[\d.]+)px$/.exec(value)?.[1]);
  const [old, fresh] = pixels;
  const name = propertyName(property);
  // Dark mode is looked at on a desktop only.
  const size = width < 600 ? ', on phones' : isOnPhones || scheme === 'dark' ? '' : ', on desktops';
  const view = `${scheme === 'dark' ? ', in dark mode' : ''}${size}`;
  if (old !== undefined && fresh !== undefined && name.startsWith('space')) {
    const more = Math.round((Number(fresh) - Number(old)) * 10) / 10;
    return `${Math.abs(more)} px ${more > 0 ? 'more' : 'less'} ${name}${view}`;
  }
  return `${name} ${readable(before)} → ${readable(after)}${view}`;
}

function elementName({ module, tag }: StyleEffect): string {
  return module ? path.basename(module, '.module.css') : tag;
}

/** Names the effects that most elements have: `4 px more space above: Section, Hero`. */
function effectTexts(effects: readonly StyleEffect[]): string[] {
  const byText = [...groupBy(effects, effectText)];
  const total = (group: readonly StyleEffect[]) => group.reduce((sum, { count }) => sum + count, 0);
  byText.sort(([, one], [, other]) => total(other) - total(one));
  const named = byText.slice(0, MAX_NAMED).map(([text, group]) => {
    const names = [...new Set(group.map(elementName))];
    const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
    return `${text}: ${names.slice(0, 3).join(', ')}${more}`;
  });
  return byText.length > MAX_NAMED ? [...named, `${byText.length - MAX_NAMED} other effects`] : named;
}

/** The changed file that explains an effect: the element's own module, else the global styles. */
function causeOf({ module }: StyleEffect, context: GroupContext): string {
  const { paths } = context.files;
  if (module && paths.includes(module)) return module;
  const styles = paths.filter((file) => context.after.shared.styles.includes(file));
  return (styles.length > 0 ? styles : causesIn(context, [], '')).join(', ');
}

/** Tells what changed styles do, once for each stylesheet that changed. */
export function appearanceGroups(
  context: GroupContext,
  found: StyleEffects,
): { group: ChangeGroup; effect: StyleEffect }[] {
  const pageCount = context.comparison.pages.length;
  const { opened, candidates } = found;
  return [...groupBy(found.effects, (effect) => causeOf(effect, context))].map(([cause, effects]) => {
    const texts = effectTexts(effects);
    const inMain = effects.filter(({ part }) => part === 'main');
    const shell = [...new Set(effects.map(({ part }) => part))].filter((part) => part !== 'main');
    const routes = [...new Set(inMain.map(({ route }) => route))];
    const place = (route: string, part: Place['part'], where: string): Place => ({
      ...{ route, where, part, beforeIndex: null, index: null, before: '', after: '', source: null },
    });
    const places = [
      ...routes.map((route) => place(route, 'main', 'The whole page')),
      ...shell.map((part) => place('*', part, `${part === 'header' ? 'Header' : 'Footer'}, on all ${pageCount} pages`)),
    ];
    const [first = ''] = texts;
    const where = [...(routes.length > 0 ? [counted(routes.length, 'page')] : []), ...shell].join(', ');
    const group = makeGroup({
      kind: 'appearance',
      key: [cause, texts, contentOf(context, cause.split(', '))],
      title: `${first.charAt(0).toUpperCase()}${first.slice(1)}, on ${where}.`,
      differences: texts.slice(1).map((text) => ({ label: 'Also', before: '', after: text })),
      notes:
        candidates > opened
          ? [`${opened} of the ${candidates} pages with these styles were opened; the others have the same styles.`]
          : [],
      places,
      because: cause.split(', ').filter(Boolean),
    });
    const [effect] = [...(inMain.length > 0 ? inMain : effects)].sort((one, other) => other.count - one.count);
    return { group, effect: effect as StyleEffect };
  });
}

/** Tells pages that look different although neither their words nor their styles explain it. */
export function markupGroup(
  context: GroupContext,
  looks: readonly { route: string; where: string; part: Place['part'] }[],
  sources: readonly string[],
): ChangeGroup {
  const because = causesIn(context, sources, '');
  return makeGroup({
    kind: 'appearance',
    key: [because, looks, contentOf(context, because)],
    title: `${looks.length === 1 ? `${looks[0]?.where} of ${looks[0]?.route}` : counted(looks.length, 'place')} looks different.`,
    places: looks.map((look) => ({
      ...{ ...look, beforeIndex: null, index: null, before: '', after: '', source: null },
    })),
    because,
  });
}
