import { closest } from './closest';

/** Returns the index of the question that a key moves the focus to, or -1. Wraps around at both ends. */
function targetOf(key: string, current: number, count: number): number {
  const targets: Record<string, number> = {
    Home: 0,
    End: count - 1,
    ArrowDown: (current + 1) % count,
    ArrowUp: (current - 1 + count) % count,
  };
  return targets[key] ?? -1;
}

/** Moves the focus between the questions of a list with the arrow keys, Home and End. The browser opens and closes answers. */
export function questions(): void {
  addEventListener('keydown', (event) => {
    const summary = closest(event, 'summary');
    const list = summary?.closest('[data-questions]');
    if (!summary || !list) return;
    const summaries = [...list.querySelectorAll('summary')];
    const target = summaries[targetOf(event.key, summaries.indexOf(summary), summaries.length)];
    if (!target) return;
    event.preventDefault();
    target.focus();
  });

  // `<details name>`: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/details#name
  // Remove when every browser in `browserslist` has it (Firefox from 130).
  if ('name' in HTMLDetailsElement.prototype) return;
  const closeOthers = ({ target }: Event) => {
    const opened = target as HTMLDetailsElement;
    if (!opened.open) return;
    for (const other of document.querySelectorAll(`details[name="${opened.getAttribute('name')}"]`)) {
      if (other !== opened) other.removeAttribute('open');
    }
  };
  // In the capture phase, because `toggle` does not bubble.
  addEventListener('toggle', closeOthers, true);
}

/** Shows the current year in the footer of a page that was built in an earlier one (specification, part 2). */
export function currentYear(): void {
  const now = new Date().getFullYear();
  for (const line of document.querySelectorAll<HTMLElement>('[data-year]')) {
    const { year = '' } = line.dataset;
    if (Number(year) < now) line.textContent = line.textContent.replace(year, String(now));
  }
}

/** How long the confirmation is shown, in milliseconds. */
const CONFIRMATION_TIME = 2000;

/** Makes the buttons of `src/ui/CodeBlock.tsx` copy their code and show the result beside the button. */
export function copyButtons(): void {
  addEventListener('click', async (event) => {
    const button = closest(event, '[data-copied]');
    const code = button?.closest('[data-code]')?.querySelector('pre');
    const status = button?.nextElementSibling;
    if (!code || !status) return;
    try {
      await navigator.clipboard.writeText(code.textContent);
      status.textContent = button.dataset.copied ?? '';
      setTimeout(() => status.replaceChildren(), CONFIRMATION_TIME);
    } catch {
      status.textContent = button.dataset.copyFailed ?? '';
    }
  });
}

/** Share of an element that must be visible before it is revealed (specification, part 9). */
export const REVEAL_THRESHOLD = 0.1;

/**
 * Reveals `[data-reveal]` elements when 10 % of them are visible: they move into place. Only elements below the fold get the value
 * "waiting", which has no effect under reduced motion (`src/styles/base.css`).
 */
export function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const { dataset } = target as HTMLElement;
        if (isIntersecting) dataset.reveal = 'shown';
        else if (boundingClientRect.top > innerHeight) dataset.reveal ||= 'waiting';
      }
    },
    { threshold: REVEAL_THRESHOLD },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

/**
 * Opens all `<details>` while a page is printed, in browsers where `src/styles/print.css` cannot show closed answers:
 * https://developer.mozilla.org/docs/Web/CSS/Reference/Selectors/::details-content
 * Remove when every browser in `browserslist` has it (Safari from 18.4, Firefox from 143).
 */
export function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let restorers: (() => void)[] = [];

  addEventListener('beforeprint', () => {
    restorers = [...document.querySelectorAll('details')].map((details) => {
      const { open } = details;
      const name = details.getAttribute('name');
      // Only one element of a group with a name can be open, so the name has to go.
      details.removeAttribute('name');
      details.open = true;
      return () => {
        details.open = open;
        if (name) details.setAttribute('name', name);
      };
    });
  });
  addEventListener('afterprint', () => {
    for (const restore of restorers) restore();
  });
}
