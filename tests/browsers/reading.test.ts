import { expect, test, type Visitor } from '../support/browsers/visitor';

const QUESTIONS = '[data-questions] details';
const summary = (index: number) => `${QUESTIONS}:nth-of-type(${index}) summary`;
/** Returns the numbers of the open questions. */
const openQuestions = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll<HTMLDetailsElement>('[data-questions] details')].flatMap(({ open }, index) =>
      open ? [index + 1] : [],
    ),
  );

/** Applies the rules for paper on the screen. @returns how many there are */
const usePrintRules = (visitor: Visitor) =>
  visitor.run(() => {
    const visit = (rules: CSSRuleList): number =>
      [...rules].reduce((count, rule) => {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
        else return count + ('cssRules' in rule ? visit(rule.cssRules as CSSRuleList) : 0);
        return count + 1;
      }, 0);
    return [...document.styleSheets].reduce((count, { cssRules }) => count + visit(cssRules), 0);
  });

test('questions open one at a time and close again', async ({ visitor }) => {
  await visitor.open('/pricing');
  await visitor.interact();
  await visitor.click(summary(1));
  await expect.poll(() => openQuestions(visitor)).toEqual([1]);
  await visitor.click(summary(2));
  await expect.poll(() => openQuestions(visitor)).toEqual([2]);
  await visitor.click(summary(2));
  await expect.poll(() => openQuestions(visitor)).toEqual([]);
});

test('questions open one at a time in a browser that cannot group them', async ({ visitor }) => {
  const release = visitor.site.hold(/assets\/js\/boot/);
  await visitor.openSlowly('/pricing');
  await visitor.run(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    // An attribute that this browser does not know groups nothing.
    const get = Element.prototype.getAttribute;
    for (const details of document.querySelectorAll('details')) {
      details.dataset.name = details.getAttribute('name') ?? '';
      details.removeAttribute('name');
      details.getAttribute = (name) => (name === 'name' ? (details.dataset.name ?? null) : get.call(details, name));
    }
    const query = document.querySelectorAll.bind(document);
    document.querySelectorAll = (selectors: string) => query(selectors.replace('details[name', 'details[data-name'));
  });
  release();
  await visitor.interact();
  await visitor.click(summary(1));
  await visitor.click(summary(2));
  await expect.poll(() => openQuestions(visitor)).toEqual([2]);
});

test('paper has every answer in a browser that cannot show closed ones, and the screen is as before', async ({
  visitor,
}) => {
  const release = visitor.site.hold(/assets\/js\/boot/);
  await visitor.openSlowly('/pricing');
  await visitor.run(() => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
    CSS.supports = (...query: string[]) => query[0] !== 'selector(::details-content)' && supports(...query);
  });
  release();
  await visitor.interact();
  await visitor.click(summary(2));
  await expect.poll(() => openQuestions(visitor)).toEqual([2]);
  const count = await visitor.run(() => document.querySelectorAll('[data-questions] details').length);
  await visitor.run(() => void dispatchEvent(new Event('beforeprint')));
  expect(await openQuestions(visitor)).toHaveLength(count);
  await visitor.run(() => void dispatchEvent(new Event('afterprint')));
  expect(await openQuestions(visitor)).toEqual([2]);
  await visitor.click(summary(1));
  await expect.poll(() => openQuestions(visitor)).toEqual([1]);
});

test('arrow keys, Home and End move between questions', async ({ visitor }) => {
  await visitor.open('/pricing');
  await visitor.interact();
  await visitor.focus(summary(1));
  await visitor.press('ArrowDown');
  expect(await visitor.hasFocus(summary(2))).toBe(true);
  await visitor.press('Home');
  expect(await visitor.hasFocus(summary(1))).toBe(true);
  await visitor.press('ArrowUp');
  expect(await visitor.hasFocus(`${QUESTIONS}:last-of-type summary`)).toBe(true);
});

test('a tooltip opens on hover, closes when the pointer leaves in one jump, and opens again after Escape', async ({
  visitor,
}) => {
  await visitor.open('/pricing');
  await visitor.interact();
  const [button, tooltip] = ['[data-tooltip]', '[role="tooltip"]'];
  await visitor.point(button);
  await visitor.sees(tooltip);
  await visitor.page.mouse.move(5, 5);
  await visitor.doesNotSee(tooltip);
  await visitor.point(button);
  await visitor.sees(tooltip);
  await visitor.press('Escape');
  await visitor.doesNotSee(tooltip);
  await visitor.page.mouse.move(5, 5);
  await visitor.point(button);
  await visitor.sees(tooltip);
});

test('a tooltip opens on focus and closes on blur', async ({ visitor }) => {
  await visitor.open('/pricing');
  await visitor.interact();
  await visitor.press('Tab');
  await visitor.focus('[data-tooltip]');
  await visitor.sees('[role="tooltip"]');
  await visitor.press('Tab');
  await visitor.doesNotSee('[data-tooltip] + [role="tooltip"]');
});

test('dots of a diagram are round', async ({ visitor }) => {
  await visitor.open('/it-services');
  const lengths = await visitor.run(
    () =>
      [...document.querySelectorAll<SVGGeometryElement>('svg path')].filter((path) => path.getTotalLength() === 0)
        .length,
  );
  expect(lengths).toBe(0);
});

test('on paper every answer is open and the text is dark', async ({ visitor }) => {
  await visitor.open('/pricing');
  await visitor.interact();
  expect(await usePrintRules(visitor)).toBeGreaterThan(3);
  const answers = await visitor.run(() =>
    [...document.querySelectorAll('[data-questions] details > :not(summary)')].map(
      (answer) => answer.checkVisibility() && answer.getBoundingClientRect().height > 10,
    ),
  );
  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(await visitor.isVisible('main div:has(> svg > use)'), 'a landscape takes up paper').toBe(false);
  // Dark text would be on a dark background where a visitor prints backgrounds.
  const footer = await visitor.read('footer', (element) => getComputedStyle(element).backgroundColor);
  expect(footer).toMatch(/, 0\)$|transparent/);
});
