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
  // Captures, because the event does not bubble.
  addEventListener('toggle', closeOthers, true);
}
