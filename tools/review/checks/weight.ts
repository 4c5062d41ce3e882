import type { ChangeGroup, Check } from '../../../plugins/preview/changes';
import type { PageComparison } from '../compare/pages';
import { counted } from '../groups/group';
import { weightText } from '../groups/pictureGroups';
import { addedBytes, REPORTED_BYTES } from '../groups/weightGroups';

/**
 * Bytes after brotli compression: what arrives in the first round trip (https://hpbn.co/building-blocks-of-tcp/#slow-start),
 * and the scripts of a page without and with React.
 */
const BUDGETS = { html: 14_336, staticScript: 3_000, reactScript: 115_000 };

function findingsOn({ route, before, after }: PageComparison): Check['findings'] {
  const [old, fresh] = [before.bytes, after.bytes];
  const found = [];
  if (fresh.html.brotli > BUDGETS.html && fresh.html.brotli > old.html.brotli) {
    found.push(
      `HTML with styles weighs ${fresh.html.brotli} bytes, more than the ${BUDGETS.html} that arrive at once: move a part to another page, or use fewer kinds of blocks.`,
    );
  }
  if (fresh.scripts.brotli > BUDGETS.reactScript && fresh.scripts.brotli > old.scripts.brotli) {
    found.push(`Scripts weigh ${fresh.scripts.brotli} bytes; the budget is ${BUDGETS.reactScript}.`);
  }
  if (old.scripts.brotli <= BUDGETS.staticScript && fresh.scripts.brotli > BUDGETS.staticScript) {
    found.push(
      `The page loads ${weightText(fresh.scripts.brotli)} of scripts now, and loaded ${old.scripts.brotli} bytes.`,
    );
  }
  return found.map((text) => ({ text, route }));
}

/** Compares the weight of changed pages with the budgets, and names heavy pictures. */
export function checkWeight(pages: readonly PageComparison[], groups: readonly ChangeGroup[]): Check {
  const reported = new Set(groups.flatMap(({ places }) => places.map(({ route }) => route)));
  const added = (page: PageComparison) => {
    const scripts = addedBytes(page, 'scripts');
    // The bundler names modules by their folders, and the base is built in another one.
    return addedBytes(page, 'html') + (Math.abs(scripts) < REPORTED_BYTES.scripts ? 0 : scripts);
  };
  const changed = pages.filter((page) => added(page) !== 0 && reported.has(page.route));
  const pictures = groups
    .filter(({ kind }) => kind === 'picture')
    .flatMap(({ notes, title, mark }) =>
      notes
        .filter((note) => note.startsWith('The picture is heavy'))
        .map((note) => ({ text: `${title} ${note}`, mark })),
    );
  const findings = [...changed.flatMap(findingsOn), ...pictures];
  const hasPictures = groups.some(({ kind }) => kind === 'picture');
  const byGrowth = (all: readonly PageComparison[]) =>
    [...all].sort((one, other) => Math.abs(added(other)) - Math.abs(added(one)));
  const [largest] = byGrowth(changed);
  const [other] = byGrowth(pages);
  const most = other ? Math.abs(added(other)) : 0;
  const sentence = largest
    ? `${counted(changed.length, 'page')} changed in weight, most of all ${largest.route}: ${added(largest) > 0 ? '+' : '−'}${weightText(Math.abs(added(largest)))}.`
    : most > 0
      ? `No page changed by more than ${weightText(most)}.`
      : 'No page changed in weight.';
  const scope = hasPictures ? ' This counts HTML, styles and scripts; the change of a picture names its weight.' : '';
  return { name: 'Weight', state: findings.length === 0 ? 'passed' : 'found', sentence: sentence + scope, findings };
}
