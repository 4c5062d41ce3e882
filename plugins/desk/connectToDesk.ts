import styles from './DeskPage.module.css';
import { elementsOfLines, lineOf } from './fibers';
import type { livePageOf } from './livePage';
import type { OutlinedLines, ToPage } from './messages';
import { runPage } from './runPage';
import { tellDesk } from './tellDesk';

/** Pixels above what is scrolled to, for the site's header. */
const ABOVE = 120;

/** Returns what visitors see of an element: its question, if the answer around it is closed. */
function visible(element: Element): Element {
  const closed = element.parentElement?.closest('details:not([open])');
  const summary = closed?.querySelector('summary');
  return summary && !summary.contains(element) ? summary : element;
}

function boundsOf(elements: readonly Element[]): DOMRect | null {
  const boxes = elements.map((element) => visible(element).getBoundingClientRect()).filter(({ height }) => height > 0);
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Draws a frame around what some lines show, and scrolls to it if it is new or not in view. */
function createOutline() {
  const frame = document.createElement('div');
  frame.className = styles.outline ?? '';
  frame.hidden = true;
  document.body.append(frame);
  let lines: OutlinedLines = null;

  function draw(): DOMRect | null {
    const main = document.querySelector('main');
    const box = lines && main ? boundsOf(elementsOfLines(main, lines.from, lines.to)) : null;
    frame.hidden = !box;
    if (!box) return null;
    Object.assign(frame.style, {
      left: `${box.left + window.scrollX}px`,
      top: `${box.top + window.scrollY}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    return box;
  }
  const observer = new ResizeObserver(draw);
  observer.observe(document.body);
  return {
    show(wanted: OutlinedLines, isNew: boolean): void {
      lines = wanted;
      const box = draw();
      const isInView = box && !isNew && box.top >= 80 && box.top < window.innerHeight * 0.8;
      if (box && !isInView) window.scrollTo({ top: box.top + window.scrollY - ABOVE, behavior: 'instant' });
    },
    redraw: draw,
    remove(): void {
      observer.disconnect();
      frame.remove();
    },
  };
}

/** Shows what the desk sends, and tells the desk where the writer clicks. Returns a function that ends the connection. */
export function connectToDesk(route: string, live: ReturnType<typeof livePageOf>): () => void {
  const outline = createOutline();

  function receive({ origin, source, data }: MessageEvent<ToPage>): void {
    if (origin !== window.location.origin || source !== window.parent) return;
    if (data.desk === 'show') {
      const { version, code, frontMatter } = data;
      try {
        live.show({ version, render: runPage(code), frontMatter });
      } catch (error) {
        tellDesk({ desk: 'failed', version, message: (error as Error).message });
      }
    } else if (data.desk === 'outline') outline.show(data.lines, data.isNew);
    else if (data.desk === 'theme') document.documentElement.dataset.theme = data.theme;
  }

  function click(event: MouseEvent): void {
    const target = event.target as Element;
    // A link would leave the page that is being written.
    if (target.closest('a, button[type="submit"]')) event.preventDefault();
    const line = lineOf(target);
    if (line) tellDesk({ desk: 'clicked', line, text: (target.textContent ?? '').trim().slice(0, 200) });
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    tellDesk({ desk: 'dropped', files, line: lineOf(event.target as Element) });
  }
  // Without it, the browser opens what is dropped.
  const over = (event: DragEvent) => event.preventDefault();

  const unsubscribe = live.subscribe(() => requestAnimationFrame(outline.redraw));
  window.addEventListener('message', receive);
  document.addEventListener('click', click, { capture: true });
  document.addEventListener('dragover', over);
  document.addEventListener('drop', drop);
  tellDesk({ desk: 'ready', route });
  return () => {
    unsubscribe();
    outline.remove();
    window.removeEventListener('message', receive);
    document.removeEventListener('click', click, { capture: true });
    document.removeEventListener('dragover', over);
    document.removeEventListener('drop', drop);
  };
}
