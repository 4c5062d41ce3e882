import { labels } from '../site/labels';
import { Icon } from '../ui/Icon';
import { saveTheme, type Theme } from '../ui/preferences';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './ThemeButton.module.css';

/** Switches to the other theme; one that the visitor's system shows anyway is not remembered, and follows it again. */
function switchTheme(): void {
  const root = document.documentElement;
  const systemTheme: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next: Theme = (root.dataset.theme ?? systemTheme) === 'dark' ? 'light' : 'dark';
  if (next === systemTheme) {
    delete root.dataset.theme;
    saveTheme(null);
  } else {
    root.dataset.theme = next;
    saveTheme(next);
  }
}

interface ThemeButtonProps {
  /** Shows its name beside the icon, for the drawer. */
  withText?: boolean;
}

/** The control over light and dark. Without JavaScript it could do nothing, and is not there. */
export function ThemeButton({ withText = false }: ThemeButtonProps) {
  return (
    <button type="button" className={styles.button} data-hold-click onClick={switchTheme}>
      <Icon name="contrast" size={20} />
      {withText ? labels.switchTheme : <VisuallyHidden>{labels.switchTheme}</VisuallyHidden>}
    </button>
  );
}
