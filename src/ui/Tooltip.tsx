import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './Tooltip.module.css';

/** Milliseconds of hovering before a tooltip opens, and during which the next one opens at once (specification, part 4). */
const DELAY = 700;
const SKIP_DELAY = 300;

/** Around tooltips that stand near each other: when one was just open, the next opens without delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Provider>
  );
}

interface TooltipProps {
  /** One sentence that explains the words, and that nobody needs in order to go on. */
  text: string;
  /** The words that are explained. */
  children: ReactNode;
}

/**
 * Words with an explanation that opens on hover and focus, and closes when the pointer leaves, on blur, click, Escape
 * and scroll. Touch knows no hovering: there a tap opens it and a tap elsewhere closes it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);

  function openOnTap(event: MouseEvent) {
    if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
    // Radix closes on click unless the click is prevented.
    event.preventDefault();
    setOpen(true);
  }

  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Trigger type="button" className={styles.trigger} onClick={openOnTap}>
        {children}
      </Trigger>
      {/* Beside its words and not at the end of the page: there it would stand outside of every landmark. */}
      <Content className={styles.tooltip} sideOffset={6} collisionPadding={16}>
        {text}
      </Content>
    </Root>
  );
}
