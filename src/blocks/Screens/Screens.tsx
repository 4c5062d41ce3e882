import clsx from 'clsx';
import type { ReactNode } from 'react';
import { blockStrings } from '../../facts/strings';
import { itemsOf, oneOf, required } from '../checks';
import styles from './Screens.module.css';

const looks = ['board', 'phones', 'stages'] as const;
const screenLooks = ['sketch', 'plain', 'finished', 'failed'] as const;

interface ScreenFieldProps {
  /** The name of the field: `Customer`. */
  label: string;
  /** What is in it; an empty field has none. */
  value?: string;
  /** What the reader should notice about it: `Two photos kept`. */
  note?: string;
}

/** A field of a screen. */
export function ScreenField({ label, value, note }: ScreenFieldProps) {
  return (
    <li className={styles.field}>
      <strong className={styles.label}>{required('ScreenField', 'label', label)}</strong>{' '}
      <span className={clsx(styles.value, note && styles.noted)}>
        {value} {note && <em className={styles.note}>{note}</em>}
      </span>
    </li>
  );
}

interface ScreenProps {
  /** What it shows, or when: `Week 1: a sketch`. */
  title: string;
  /** Look: `sketch` is drawn by hand, `plain` has no colors yet, `finished` has them, `failed` shows a fault. */
  look?: (typeof screenLooks)[number];
  /** One or more `<ScreenField>`. */
  children: ReactNode;
}

/** A screen with its fields. */
export function Screen({ title, look = 'finished', children }: ScreenProps) {
  const isSketch = oneOf('Screen', 'look', look, screenLooks) === 'sketch';
  return (
    <li className={clsx(styles.screen, !isSketch && 'paper')} data-look={look}>
      <p className={clsx(styles.title, 'title-s')}>{required('Screen', 'title', title)}</p>
      <ul role="list" className={styles.fields}>
        {itemsOf('Screen', children, ScreenField)}
      </ul>
    </li>
  );
}

interface ScreensProps {
  /** What the screens show together. */
  title: string;
  /** `board`: one screen in full width. `phones`: two side by side. `stages`: three, the finished one the largest. */
  look: (typeof looks)[number];
  /** One to three `<Screen>`. */
  children: ReactNode;
}

/**
 * Screens of a program, drawn: one in full width, two side by side, three as stages.
 *
 * @useFor software that the reader would use: one screen, with a `note` for what they should notice.
 * @useFor the stages of one screen: a sketch, a first version, the finished one.
 * @useFor two screens that differ in one thing: a form that fails, and one that does not.
 * @notFor a picture of a real program: use `<Picture>`.
 * @notFor documents: use `<Sheet>`.
 */
export function Screens({ title, look, children }: ScreensProps) {
  return (
    <div className={clsx(styles.screens, 'container')} data-look={oneOf('Screens', 'look', look, looks)}>
      <figure>
        <figcaption className={clsx(styles.caption, 'title-m')}>
          {required('Screens', 'title', title)} <span className="stamp">{blockStrings.sample}</span>
        </figcaption>
        <ul role="list" className={clsx(styles.list, 'stack-4')}>
          {itemsOf('Screens', children, Screen, look)}
        </ul>
      </figure>
    </div>
  );
}
