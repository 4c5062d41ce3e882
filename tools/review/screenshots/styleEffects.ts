import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Scheme, ScreenshotWidth } from '../../../lib/screenshotPage';
import { localName, readClassModules } from '../../../plugins/manifest/classModules';
import { plainStyles } from '../../../plugins/manifest/normalize';
import type { BuildPlace } from '../../../plugins/manifest/types';
import type { PageComparison } from '../compare/pages';
import type { ValueChange } from './inPage';
import { call, type ReviewBrowser } from './reviewBrowser';

/** With more candidates than this, a sample of them is opened. */
const MAX_PAGES = 40;
const STYLES_FOLDER = 'assets/css';
/** Where styles are compared: dark mode adds what light mode does not show, and a phone what a desktop does not. */
const VIEWS: readonly { width: ScreenshotWidth; scheme: Scheme }[] = [
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 390, scheme: 'light' },
];

export interface StyleEffect extends ValueChange {
  route: string;
  width: ScreenshotWidth;
  scheme: Scheme;
  /** What the same property changes from and to on a phone; null if it stays the same there. */
  onPhones: { before: string; after: string } | null;
  /** The CSS module of the element; null for elements without one. */
  module: string | null;
}

export interface StyleEffects {
  effects: StyleEffect[];
  /** Both whole stylesheets. */
  styles: Record<'before' | 'after', string>;
  /** How many pages were opened, of how many whose styles differ. */
  opened: number;
  candidates: number;
  stylesDiffer: boolean;
}

/** Returns the whole stylesheet of a build. */
function wholeStylesheet(directory: string): string {
  const folder = path.join(directory, STYLES_FOLDER);
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index % step) === 0).slice(0, count);
}

const idOf = ({ part, classes, property, route, tag }: StyleEffect) => [route, part, classes, tag, property].join(' ');

/**
 * Finds what a changed stylesheet changes on pages: the computed values of all elements of the new page, with the whole
 * old stylesheet and with the whole new one. Unlike a comparison of screenshots, it finds nothing that moved only because
 * words changed, and says what changed.
 */
export async function styleEffects(
  { open }: ReviewBrowser,
  builds: Record<'before' | 'after', BuildPlace>,
  pages: readonly PageComparison[],
  log: (text: string) => void,
): Promise<StyleEffects> {
  const modules = readClassModules(builds.after.siteDirectory);
  const [before, after] = [wholeStylesheet(builds.before.outDirectory), wholeStylesheet(builds.after.outDirectory)];
  const styles = { before, after };
  const isSame = plainStyles(before) === plainStyles(after);
  const candidates = isSame ? [] : pages.filter(({ appearance }) => appearance.styles);
  const chosen = spread(candidates, MAX_PAGES);
  if (chosen.length > 0) log(`Comparing the styles of ${chosen.length} pages …`);

  const found = new Map<string, StyleEffect>();
  for (const { route } of chosen) {
    for (const { width, scheme } of VIEWS) {
      const page = await open('after', route, width);
      await page.emulateMedia({ colorScheme: scheme });
      for (const change of await call(page, 'compareStyles', styles.before, styles.after)) {
        const names = change.classes.split(/\s+/);
        const module = names.map((name) => modules.get(localName(name))).find(Boolean) ?? null;
        const onPhones = width < 600 ? { before: change.before, after: change.after } : null;
        const effect = { ...change, route, width, scheme, onPhones, module };
        const known = found.get(idOf(effect));
        if (!known) found.set(idOf(effect), effect);
        else known.onPhones ??= onPhones;
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  }
  return {
    effects: [...found.values()],
    styles,
    opened: chosen.length,
    candidates: candidates.length,
    stylesDiffer: !isSame,
  };
}
