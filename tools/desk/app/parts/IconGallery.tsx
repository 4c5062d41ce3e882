import { Icon, type IconName } from '../../../../src/ui/Icon';
import styles from '../desk.module.css';

interface IconGalleryProps {
  label: string;
  value: string;
  choices: readonly string[];
  /** Null removes the icon, where that is possible. */
  onChoose: (name: string | null) => void;
  isRequired: boolean;
}

/** Every icon to choose from. */
export function IconGallery({ label, value, choices, onChoose, isRequired }: IconGalleryProps) {
  return (
    <details>
      <summary>
        {label}: {value || 'none'}
      </summary>
      <div className={styles.icons}>
        {choices.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.icon}
            aria-pressed={name === value}
            onClick={() => onChoose(name === value && !isRequired ? null : name)}
          >
            <Icon name={name as IconName} />
            {name.replaceAll('-', ' ')}
          </button>
        ))}
      </div>
    </details>
  );
}
