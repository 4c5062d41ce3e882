import { closest } from '../closest';

/** Milliseconds of hovering before a tooltip opens (specification, part 4). */
export const DELAY = 700;
/** Milliseconds after a tooltip has closed during which the next one opens at once (specification, part 4). */
export const SKIP_DELAY = 300;
/** CSS pixels between a tooltip and its trigger, and between it and the edge of the viewport. */
const OFFSET = 6;
const MARGIN = 16;

/** A button; the attribute has the id of its tooltip. */
const TRIGGER = '[data-tooltip]';

const tooltipOf = (trigger: HTMLElement) => document.getElementById(trigger.dataset.tooltip ?? '') as HTMLElement;

/** Places a tooltip above its trigger, or below if there is no space above. */
function place(trigger: HTMLElement): void {
  const tooltip = tooltipOf(trigger);
  const box = trigger.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const left = box.left + (box.width - offsetWidth) / 2;
  const above = box.top - offsetHeight - OFFSET;
  tooltip.style.left = `${Math.max(MARGIN, Math.min(left, document.documentElement.clientWidth - MARGIN - offsetWidth))}px`;
  tooltip.style.top = `${above < MARGIN ? box.bottom + OFFSET : above}px`;
}

/**
 * Opens tooltips on hover and focus, and closes them when the pointer leaves, on blur, click, Escape and scroll. On touch
 * screens, a tap opens a tooltip, and a tap elsewhere closes it.
 */
export function startTooltips(): void {
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
    // A click focuses the button, too; the click listener below handles it.
    const trigger = closest(event, `${TRIGGER}:focus-visible`);
    close();
    // In the next frame, because focusing may scroll, and scrolling closes a tooltip.
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
