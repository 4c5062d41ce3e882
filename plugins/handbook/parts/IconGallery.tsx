import { Icon, iconNames } from '../../../src/ui/Icon';
import styles from './IconGallery.module.css';

/** Every value of the `icon` setting, with its picture. */
export function IconGallery() {
  return (
    <ul role="list" className={styles.icons}>
      {[...iconNames].sort().map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
