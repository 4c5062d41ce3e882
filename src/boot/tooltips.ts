import { closest } from './closest';

/** Milliseconds of hovering before a tooltip opens, and after one has closed during which the next opens at once (specification, part 4). */
const DELAY = 700;
const SKIP_DELAY = 300;
/** CSS pixels between a tooltip and its words, and between it and the edge of the viewport. */
const OFFSET = 6;
const MARGIN = 16;

/** A button whose next sibling is its tooltip. */
const TRIGGER = '[data-tooltip]';

function tooltipOf(trigger: HTMLElement): HTMLElement {
  return trigger.nextElementSibling as HTMLElement;
}

/** Puts a tooltip above its words, or below them where there is no room above. */
function place(trigger: HTMLElement): void {
  const tooltip = tooltipOf(trigger);
  const words = trigger.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const left = words.left + (words.width - offsetWidth) / 2;
  const above = words.top - offsetHeight - OFFSET;
  tooltip.style.left = `${Math.max(MARGIN, Math.min(left, document.documentElement.clientWidth - MARGIN - offsetWidth))}px`;
  tooltip.style.top = `${above < MARGIN ? words.bottom + OFFSET : above}px`;
}

/**
 * Opens tooltips on hover and focus, and closes them when the pointer leaves, on blur, click, Escape and scroll. A finger
 * does not hover: a tap opens a tooltip, and a tap elsewhere closes it.
 */
export function tooltips(): void {
  let openTrigger: HTMLElement | null = null;
  let hoveredTrigger: HTMLElement | null = null;
  let closedAt = -SKIP_DELAY;
  let timer: ReturnType<typeof setTimeout>;

  const show = (trigger: HTMLElement | null) => {
    clearTimeout(timer);
    if (openTrigger) {
      tooltipOf(openTrigger).hidden = true;
      closedAt = performance.now();
    }
    openTrigger = trigger;
    if (!trigger) return;
    tooltipOf(trigger).hidden = false;
    place(trigger);
  };
  const close = () => show(null);

  addEventListener('pointerover', (event) => {
    const trigger = closest(event, TRIGGER);
    if (event.pointerType !== 'mouse' || trigger === hoveredTrigger) return;
    hoveredTrigger = trigger;
    const isNext = openTrigger || performance.now() - closedAt < SKIP_DELAY;
    close();
    if (trigger) timer = setTimeout(show, isNext ? 0 : DELAY, trigger);
  });
  document.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && close());

  addEventListener('focusin', (event) => {
    // A press focuses the button too, before its click says what happens.
    const trigger = closest(event, `${TRIGGER}:focus-visible`);
    close();
    // In the next frame, because the browser scrolls to what gets the focus, and scrolling closes a tooltip.
    if (trigger) requestAnimationFrame(() => trigger === document.activeElement && show(trigger));
  });
  addEventListener('focusout', close);
  addEventListener('scroll', close, true);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  addEventListener('click', (event) => {
    const trigger = closest(event, TRIGGER);
    show(event.pointerType === 'touch' && trigger !== openTrigger ? trigger : null);
  });
}
