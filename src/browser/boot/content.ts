import { closest } from '../closest';

/** Moves the focus between the questions of a list with the arrow keys, Home and End. The browser opens and closes answers. */
export function questions(): void {
  addEventListener('keydown', (event) => {
    const summary = closest(event, 'summary');
    const list = summary?.closest('[data-questions]');
    if (!summary || !list) return;
    const summaries = [...list.querySelectorAll('summary')];
    const index = summaries.indexOf(summary);
    // Both ends wrap around: -1 is the last question.
    const next = { Home: 0, End: -1, ArrowDown: (index + 1) % summaries.length, ArrowUp: index - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    summaries.at(next)?.focus();
  });
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

/** Makes the buttons of `src/layouts/markdown.tsx` copy their code and show the result beside the button. */
export function copyButtons(): void {
  addEventListener('click', async (event) => {
    const button = closest(event, '[data-copied]');
    const block = button?.closest('[data-code]');
    const code = block?.querySelector('pre');
    const status = block?.querySelector('[role=status]');
    if (!button || !code || !status) return;
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
