import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { OpeningTooltip, Waiting } from './OpeningTooltip';
import styles from './Tooltip.module.css';

/** Milliseconds of hovering before a tooltip opens, and during which the next one opens at once (specification, part 4). */
const DELAY = 700;
const SKIP_DELAY = 300;

interface Group {
  /** What opens tooltips, once it is fetched. */
  Opening: typeof OpeningTooltip | undefined;
  fetchOpening: () => void;
  /** Milliseconds of hovering before the next tooltip opens. */
  delay: number;
  changed: (isOpen: boolean) => void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** Around tooltips that stand near each other: when one was just open, the next opens without delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [Opening, setOpening] = useState<typeof OpeningTooltip>();
  const [delay, setDelay] = useState(DELAY);
  const timer = useRef<number>(undefined);

  const fetchOpening = useCallback(() => {
    import('./OpeningTooltip').then(
      (module) => setOpening(() => module.OpeningTooltip),
      // Nobody needs a tooltip in order to go on; the next hover tries again.
      () => {},
    );
  }, []);

  const changed = useCallback((isOpen: boolean) => {
    window.clearTimeout(timer.current);
    if (isOpen) setDelay(0);
    else timer.current = window.setTimeout(() => setDelay(DELAY), SKIP_DELAY);
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  const group = useMemo(() => ({ Opening, fetchOpening, delay, changed }), [Opening, fetchOpening, delay, changed]);
  return <GroupContext value={group}>{children}</GroupContext>;
}

interface TooltipProps {
  /** One sentence that explains the words, and that nobody needs in order to go on. */
  text: string;
  /** The words that are explained. */
  children: ReactNode;
}

/**
 * Words with an explanation that opens on hover and focus, and closes when the pointer leaves, on blur, click, Escape
 * and scroll. Touch knows no hovering: there a tap opens it and a tap elsewhere closes it. What opens it is fetched when
 * a visitor first comes to such words.
 * @throws Error outside of a TooltipGroup
 */
export function Tooltip({ text, children }: TooltipProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error('A Tooltip stands inside a TooltipGroup.');
  const { Opening, fetchOpening, delay, changed } = group;
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<Waiting>(undefined);

  function change(willBeOpen: boolean) {
    setOpen(willBeOpen);
    changed(willBeOpen);
  }

  function openOnTap(event: MouseEvent) {
    if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
    // Radix closes on click unless the click is prevented.
    event.preventDefault();
    change(true);
  }

  function wait(how: Waiting) {
    waiting.current = how;
    if (how) fetchOpening();
  }

  if (Opening) {
    return (
      <Opening
        text={text}
        delay={delay}
        isOpen={isOpen}
        onOpenChange={change}
        onClick={openOnTap}
        waiting={waiting.current}
      >
        {children}
      </Opening>
    );
  }
  return (
    <button
      type="button"
      className={styles.trigger}
      onPointerMove={({ pointerType }) =>
        pointerType === 'mouse' && waiting.current !== 'with focus' && wait('with a pointer')
      }
      onPointerLeave={() => waiting.current !== 'with focus' && wait(undefined)}
      onFocus={() => wait('with focus')}
      onBlur={() => wait(undefined)}
      onClick={(event) => {
        fetchOpening();
        openOnTap(event);
      }}
    >
      {children}
    </button>
  );
}
