import clsx from 'clsx';
import { Contrast, Menu } from 'lucide';
import { company } from '../facts/company';
import { aboutLink, freeAssessmentLink, homeLink, menus, startInnovationLink } from '../facts/navigation';
import { strings } from '../facts/strings';
import { ButtonLink } from '../ui/Button';
import { useEnquiryLink } from '../ui/enquiryLink';
import { Icon, Mark } from '../ui/Icon';
import { Link } from '../ui/Link';
import { DRAWER_ID } from './Drawer';
import styles from './Header.module.css';
import { HeaderMenu } from './HeaderMenu';

/** The logo: mark and name, linked to the home page. */
export function Brand() {
  return (
    <Link to={homeLink.to} className={clsx(styles.brand, 'row plain-link')}>
      <Mark size={32} />
      {company.brand}
    </Link>
  );
}

/**
 * The header on every page, transparent until the page is scrolled by more than 50 px. `src/browser/boot/shell.ts` sets the attribute
 * for that, `data-scrolled`, and opens the menus.
 */
export function Header() {
  const contactTo = useEnquiryLink(startInnovationLink.to);
  return (
    <header className={styles.header}>
      <div className={clsx(styles.inner, 'page-gutter cluster row')}>
        <Brand />
        <nav className={clsx(styles.navigation, 'not-printed')} aria-label={strings.mainNavigation}>
          <ul role="list" className={styles.links}>
            <li>
              <Link to={homeLink.to} className={clsx(styles.link, 'plain-link')}>
                {homeLink.title}
              </Link>
            </li>
            {menus.map((menu) => (
              <HeaderMenu key={menu.id} menu={menu} />
            ))}
            <li>
              <Link to={aboutLink.to} className={clsx(styles.link, 'plain-link')}>
                {aboutLink.title}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={clsx(styles.actions, 'cluster row not-printed')}>
          <button type="button" className={clsx(styles.theme, 'plain-button icon-button')} data-theme-button>
            <Icon icon={Contrast} size={20} />
            <span className="visually-hidden">{strings.switchTheme}</span>
          </button>
          <Link to={contactTo} className={clsx(styles.link, styles.contact, 'plain-link')}>
            {startInnovationLink.title}
          </Link>
          <div className={styles.assessment}>
            <ButtonLink to={freeAssessmentLink.to} compact>
              {freeAssessmentLink.title}
            </ButtonLink>
          </div>
          <a href={`#${DRAWER_ID}`} className={clsx(styles.link, styles.drawerLink, 'plain-link')}>
            {strings.drawerTitle}
          </a>
          <button
            type="button"
            className={clsx(styles.menuButton, 'plain-button icon-button')}
            command="show-modal"
            commandfor={DRAWER_ID}
          >
            <Icon icon={Menu} />
            <span className="visually-hidden">{strings.openMenu}</span>
          </button>
        </div>
      </div>
    </header>
  );
}
