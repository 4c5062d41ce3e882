import { readFileSync } from 'node:fs';
import { allRoutes } from '../../lib/builtRoutes';
import { filesIn } from '../../lib/filesIn';
import { expect, test, type Visitor } from '../support/browsers/visitor';

/** A script of these pages opens another page at once. */
const REDIRECTING = ['/auth/callback', '/subscription-success'];
const stylesheets = filesIn('build/assets/css').map((file) => readFileSync(`build/assets/css/${file}`, 'utf8'));
// The fonts are there already, and loading them again would show another one meanwhile.
const fullStylesheet = stylesheets.join('').replaceAll(/@font-face\s*{[^}]*}/g, '');
const routes = allRoutes('build').filter((route) => !REDIRECTING.includes(route));

/** Remembers the place of every element on the page. */
const rememberLayout = (visitor: Visitor) =>
  visitor.run(async () => {
    await document.fonts.ready;
    const visible = [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = visible.map((element) => [element, element.getBoundingClientRect()]);
    Object.assign(window, { boxes });
    return boxes.length;
  });

/** Returns the elements that are not where they were. */
const movedElements = (visitor: Visitor) =>
  visitor.run(() => {
    const boxes = Reflect.get(window, 'boxes') as [HTMLElement, DOMRect][];
    return boxes.flatMap(([element, before]) => {
      if (!element.isConnected) return [];
      const now = element.getBoundingClientRect();
      const by = (['x', 'y', 'width', 'height'] as const).map(
        (side) => Math.round((now[side] - before[side]) * 64) / 64,
      );
      if (by.every((distance) => distance === 0)) return [];
      return [`${element.localName} “${(element.textContent ?? '').slice(0, 30)}” by ${by}`];
    });
  });

/** Applies the stylesheet of the whole site. A page carries only the rules that it can use, in other words the same layout. */
const addFullStylesheet = (visitor: Visitor) =>
  visitor.run(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
  }, fullStylesheet);

for (const width of [360, 834, 1440]) {
  test(`no page has an error, scrolls sideways or moves when it is first used, at ${width} px`, async ({ visitor }) => {
    test.setTimeout(180_000);
    await visitor.page.resize(width, 900);
    for (const route of routes) {
      await test.step(route, async () => {
        const release = visitor.site.hold(/^\/assets\/(css\/|js\/(?!boot))/);
        await visitor.open(route);
        expect(await rememberLayout(visitor)).toBeGreaterThan(50);
        release();
        await visitor.interact();
        expect.soft(await movedElements(visitor), route).toEqual([]);
        await addFullStylesheet(visitor);
        expect.soft(await movedElements(visitor), `${route}, with every style`).toEqual([]);
        expect
          .soft(await visitor.run(() => document.documentElement.scrollWidth - innerWidth), route)
          .toBeLessThanOrEqual(0);
        expect.soft(await visitor.problems(), route).toEqual([]);
      });
    }
  });
}
