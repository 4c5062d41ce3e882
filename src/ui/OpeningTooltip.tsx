import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Tooltip.module.css';

export type Waiting = 'with focus' | 'with a pointer' | undefined;

interface OpeningTooltipProps {
  text: string;
  children: ReactNode;
  /** Milliseconds of hovering before it opens. */
  delay: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onClick: (event: MouseEvent) => void;
  /** How a visitor waits on the plain button whose place this one takes. */
  waiting: Waiting;
}

/** What takes the place of the plain button in `Tooltip.tsx`, which fetches this file when it is first needed. */
export function OpeningTooltip({ text, children, delay, waiting, ...props }: OpeningTooltipProps) {
  const { isOpen, onOpenChange, onClick } = props;
  const button = useRef<HTMLButtonElement>(null);
  const waited = useRef(waiting);

  useEffect(() => {
    // Radix opens on these events, which went to the plain button.
    if (waited.current === 'with focus') button.current?.focus({ preventScroll: true });
    if (waited.current === 'with a pointer') {
      button.current?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    }
    waited.current = undefined;
  }, []);

  return (
    // A provider for each: one around all of them would replace everything that stands between.
    <Provider>
      <Root open={isOpen} onOpenChange={onOpenChange} delayDuration={delay}>
        <Trigger ref={button} type="button" className={styles.trigger} onClick={onClick}>
          {children}
        </Trigger>
        {/* Beside its words and not at the end of the page: there it would stand outside of every landmark. */}
        <Content className={styles.tooltip} sideOffset={6} collisionPadding={16}>
          {text}
        </Content>
      </Root>
    </Provider>
  );
}
