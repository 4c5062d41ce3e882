import { company } from '../facts/company';
import { homeLink } from '../facts/navigation';
import { Mark } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './Brand.module.css';

/** The logo: mark and name, linked to the home page. */
export function Brand() {
  return (
    <Link to={homeLink.to} className={styles.brand}>
      <Mark size={32} />
      {company.brand}
    </Link>
  );
}
