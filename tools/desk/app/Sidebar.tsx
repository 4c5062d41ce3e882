import type { ReactNode } from 'react';
import styles from './Desk.module.css';
import { Button } from './parts/Button';

const sides = { pages: 'Pages', block: 'Block', details: 'Details', findings: 'Findings' } as const;
export type Side = keyof typeof sides;

interface SidebarProps {
  side: Side;
  findingCount: number | null;
  /** Whether the open file has blocks and details. */
  isPage: boolean;
  onChoose: (side: Side) => void;
  children: ReactNode;
}

/** The list of pages and the forms, one at a time. */
export function Sidebar({ side, findingCount, isPage, onChoose, children }: SidebarProps) {
  return (
    <aside className={styles.side} aria-label="Pages and forms">
      <div className={styles.tabs}>
        {Object.entries(sides)
          .filter(([name]) => isPage || (name !== 'block' && name !== 'details'))
          .map(([name, label]) => (
            <Button key={name} aria-pressed={side === name} onClick={() => onChoose(name as Side)}>
              {label}
              {name === 'findings' && findingCount !== null ? ` (${findingCount})` : ''}
            </Button>
          ))}
      </div>
      <div className={styles.panel}>{children}</div>
    </aside>
  );
}
