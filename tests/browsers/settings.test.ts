import { menus } from '../../src/site/navigation';
import { expect, test, type Visitor } from '../support/browsers/visitor';

/** One page of each kind. */
const KINDS = ['/', '/about', '/pricing', '/contact', '/terms', '/website-chat', '/404'];

/** Texts that an element around them cuts off, and how far the page scrolls sideways. Drawings may be cut. */
const overflow = (visitor: Visitor) =>
  visitor.run(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *, option, optgroup)')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1 &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const frameOf = (element: HTMLElement): HTMLElement | null => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return null;
      const { overflowX, clipPath } = getComputedStyle(parent);
      if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return null;
      return /hidden|clip/.test(overflowX) ? parent : frameOf(parent);
    };
    const cut = texts.filter((element) => {
      const frame = frameOf(element)?.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return frame && (box.right > frame.right + 1 || box.bottom > frame.bottom + 1 || box.left < frame.left - 1);
    });
    const excess = document.documentElement.scrollWidth - innerWidth;
    return [
      ...cut.map(({ textContent }) => `“${textContent}” is cut off`),
      ...(excess > 0 ? [`${excess} px too wide`] : []),
    ];
  });

/** Opens a page of each kind and collects what does not fit. */
async function findOverflow(visitor: Visitor, prepare: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (const path of KINDS) {
    await visitor.open(path);
    await visitor.interact();
    await prepare();
    found.push(...(await overflow(visitor)).map((text) => `${path}: ${text}`));
  }
  return found;
}

test('everything fits at a zoom of 400 %', async ({ visitor }) => {
  await visitor.page.resize(320, 256);
  expect(await findOverflow(visitor, async () => {})).toEqual([]);
});

test('everything fits with text of twice the size', async ({ visitor }) => {
  await visitor.page.resize(640, 800);
  const enlarge = () =>
    visitor.run(() => {
      document.documentElement.style.fontSize = '200%';
    });
  expect(await findOverflow(visitor, enlarge)).toEqual([]);
});

test('everything fits with the text spacing of WCAG 1.4.12', async ({ visitor }) => {
  const space = () =>
    visitor.run(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
        p { margin-block-end: 2em !important }`);
      document.adoptedStyleSheets = [sheet];
    });
  for (const [width, height] of [
    [320, 800],
    [1280, 900],
  ] as const) {
    await visitor.page.resize(width, height);
    expect(await findOverflow(visitor, space), `at ${width} px`).toEqual([]);
  }
});

test.describe('with motion', () => {
  test.use({ settings: { motion: true } });

  test('elements below the fold wait, and appear when they come into view', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.interact();
    const last = () =>
      visitor.run(() => {
        const element = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].at(-1);
        return [element?.dataset.reveal, element && getComputedStyle(element).opacity];
      });
    await expect.poll(last).toEqual(['waiting', '0']);
    await visitor.run(() =>
      [...document.querySelectorAll('[data-reveal]')].at(-1)?.scrollIntoView({ behavior: 'instant' }),
    );
    await expect.poll(last).toEqual(['shown', '1']);
  });

  test('a route is drawn to its end when the visitor has scrolled to it', async ({ visitor }) => {
    await visitor.page.resize(390, 844);
    await visitor.open('/');
    const undrawn = () =>
      visitor.run(() => {
        const route = [...document.querySelectorAll('main use')].at(-1);
        route?.scrollIntoView({ behavior: 'instant' });
        return route && getComputedStyle(route).strokeDashoffset;
      });
    await expect.poll(undrawn).toBe('0px');
  });
});

test('with reduced motion nothing is hidden and nothing moves', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.interact();
  const state = await visitor.run(() => ({
    opacities: [
      ...new Set([...document.querySelectorAll('[data-reveal]')].map((element) => getComputedStyle(element).opacity)),
    ],
    moving: document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    scroll: getComputedStyle(document.documentElement).scrollBehavior,
  }));
  expect(state).toEqual({ opacities: ['1'], moving: 0, scroll: 'auto' });
});

test.describe('in a dark system', () => {
  test.use({ settings: { colorScheme: 'dark' } });

  test('pages are dark before anybody chooses', async ({ visitor }) => {
    await visitor.open('/about');
    const brightness = await visitor.run(() => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
        Number,
      );
      return red + green + blue;
    });
    expect(brightness).toBeLessThan(200);
  });
});

test.describe('without JavaScript', () => {
  test.use({ settings: { javaScript: false }, size: [390, 844] });

  test('the header leads to every page of the menus', async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.sees('header a[href^="#"]');
    await visitor.click('header a[href^="#"]');
    const target = await visitor.run(() => location.hash);
    const links = await visitor.run(
      (id) =>
        [...document.querySelectorAll<HTMLAnchorElement>(`${id} a`)]
          .filter((link) => link.checkVisibility())
          .map((link) => link.pathname),
      target,
    );
    const top = () => visitor.read(target, (list) => list.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(844);
    const pages = menus.flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ to }) => to)));
    expect(pages.filter((page) => !links.includes(page))).toEqual([]);
  });

  test('forms offer a prepared mail instead', async ({ visitor }) => {
    for (const kind of ['contact', 'assessment']) {
      await visitor.open(`/${kind}`);
      await visitor.sees(`#${kind}-form a[href^="mailto:"]`);
      expect(await visitor.isVisible(`#${kind}-form form`)).toBe(false);
    }
  });

  test('the header has a background once the page is scrolled, and questions open', async ({ visitor }) => {
    await visitor.open('/pricing');
    await visitor.click('[data-questions] summary');
    await expect
      .poll(() => visitor.read('[data-questions] details', (details) => details.hasAttribute('open')))
      .toBe(true);
    await visitor.run(() => scrollTo({ top: 900, behavior: 'instant' }));
    const background = () => visitor.read('header', (header) => getComputedStyle(header).backgroundColor);
    await expect.poll(background).not.toMatch(/, 0\)$|transparent/);
    // The three seconds are for a boot script that is still loading.
    expect(await visitor.read('header', (header) => getComputedStyle(header).animationDuration)).toBe('0.001s');
  });
});

test.describe('with forced colors', () => {
  test.use({ settings: { forcedColors: true } });

  test('buttons, fields and the focus keep an edge', async ({ visitor }) => {
    test.skip(visitor.engine === 'webkit', 'WebKit has no forced colors.');
    await visitor.open('/contact');
    await visitor.interact();
    expect(await visitor.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const edges = await visitor.run(() =>
      [
        ...document.querySelectorAll(
          '#contact-form :is(input:not([tabindex]), select, textarea, button), main [data-tone="primary"]',
        ),
      ]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('[type=checkbox]'),
        )
        .map((element) => {
          const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
          return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
        }),
    );
    expect(edges.length).toBeGreaterThan(4);
    expect(new Set(edges)).toEqual(new Set([true]));
    await visitor.press('Tab');
    expect(
      await visitor.run(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle),
    ).toBe('solid');
  });
});

test.describe('with more contrast', () => {
  test.use({ settings: { contrast: true } });

  test('quiet text has a contrast of 7 to 1, which is why nothing needs to change', async ({ visitor }) => {
    await visitor.open('/contact');
    expect(await visitor.run(() => matchMedia('(prefers-contrast: more)').matches)).toBe(true);
    const contrast = await visitor.run(() => {
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = 'var(--color-quiet)';
      const parts = [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor].map(luminance);
      return Math.max(...parts) / Math.min(...parts);
    });
    expect(contrast).toBeGreaterThan(7);
  });
});
