import { useEffect, useId, useRef } from 'react';
import { labels } from '../site/labels';
import { readPreferences, saveTheme, type Theme } from '../ui/preferences';
import styles from './ThemeChoice.module.css';

/** The choice that keeps no theme: the system's is shown. */
const SYSTEM = 'system';

function choose(value: string): void {
  const theme: Theme | null = value === 'light' || value === 'dark' ? value : null;
  saveTheme(theme);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Light, dark, or what the system says. The choice is kept for a year; the boot script shows it on later visits. */
export function ThemeChoice() {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    const { current } = select;
    if (!current) return;
    // What was chosen before React ran counts; otherwise the list shows what was chosen before.
    if (current.value !== SYSTEM) choose(current.value);
    else current.value = readPreferences().theme ?? SYSTEM;
  }, []);

  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{labels.theme}</label>
      <select
        ref={select}
        id={id}
        className={styles.select}
        defaultValue={SYSTEM}
        autoComplete="off"
        onChange={(event) => choose(event.target.value)}
      >
        <option value={SYSTEM}>{labels.themeSystem}</option>
        <option value="light">{labels.themeLight}</option>
        <option value="dark">{labels.themeDark}</option>
      </select>
    </p>
  );
}
