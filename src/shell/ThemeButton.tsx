import clsx from 'clsx';
import { Contrast } from 'lucide';
import { strings } from '../facts/strings';
import { Icon } from '../ui/Icon';
import styles from './ThemeButton.module.css';

interface ThemeButtonProps {
  /** Shows a label beside the icon, for the drawer. */
  withText?: boolean;
}

/** Switches between light and dark (`src/browser/boot/theme.ts`). Hidden without JavaScript. */
export function ThemeButton({ withText = false }: ThemeButtonProps) {
  return (
    <button type="button" className={clsx(styles.button, 'plain-button')} data-theme-button>
      <Icon shapes={Contrast} size={20} />
      {withText ? strings.switchTheme : <span className="visually-hidden">{strings.switchTheme}</span>}
    </button>
  );
}
