import type { ReactNode } from 'react';
import styles from '../desk.module.css';
import { Button } from './Button';

interface TabsProps<Name extends string> {
  names: readonly Name[];
  chosen: Name;
  label: (name: Name) => string;
  onChoose: (name: Name) => void;
  children: ReactNode;
}

/** One of several forms about the same thing. */
export function Tabs<Name extends string>({ names, chosen, label, onChoose, children }: TabsProps<Name>) {
  return (
    <>
      <div className={styles.tabs}>
        {names.map((name) => (
          <Button key={name} aria-pressed={chosen === name} onClick={() => onChoose(name)}>
            {label(name)}
          </Button>
        ))}
      </div>
      <div className={styles.panel}>{children}</div>
    </>
  );
}
