import clsx from 'clsx';
import { Contrast, X } from 'lucide';
import {
  aboutLink,
  freeAssessmentLink,
  getStartedLink,
  homeLink,
  menus,
  type NavigationLink,
} from '../facts/navigation';
import { strings } from '../facts/strings';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './Drawer.module.css';

export const DRAWER_ID = 'drawer';

function DrawerLink({ title, to }: NavigationLink) {
  return (
    <li>
      <Link to={to} className={clsx(styles.link, 'row plain-link title-m')}>
        {title}
      </Link>
    </li>
  );
}

/**
 * The menu on narrow screens: a modal dialog on the right, which the browser opens and closes. `src/browser/boot/shell.ts` closes it
 * when a link is chosen and when the viewport grows beyond mobile.
 */
export function Drawer() {
  return (
    <dialog id={DRAWER_ID} className={styles.dialog} aria-label={strings.drawerTitle} closedby="any">
      <div className={clsx(styles.head, 'row')}>
        <p className="title-l">{strings.drawerTitle}</p>
        <button type="button" className="plain-button icon-button" command="close" commandfor={DRAWER_ID}>
          <Icon icon={X} />
          <span className="visually-hidden">{strings.closeMenu}</span>
        </button>
      </div>
      <nav aria-label={strings.drawerTitle}>
        <ul role="list">
          <DrawerLink {...homeLink} />
        </ul>
        {menus.flatMap((menu) =>
          menu.groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <p className={clsx(styles.groupTitle, 'group-title')}>{group.title}</p>
              <ul role="list">
                {group.items
                  .filter((item) => item.to !== aboutLink.to)
                  .map(({ title, to }) => (
                    <DrawerLink key={to} title={title} to={to} />
                  ))}
              </ul>
            </section>
          )),
        )}
        <ul role="list" className={styles.rest}>
          <DrawerLink {...aboutLink} />
        </ul>
      </nav>
      <div className={styles.theme}>
        <button type="button" className={clsx(styles.link, 'row plain-button')} data-theme-button>
          <Icon icon={Contrast} size={20} />
          {strings.switchTheme}
        </button>
      </div>
      <div className={clsx(styles.actions, 'stack-3')}>
        <ButtonLink to={freeAssessmentLink.to}>{freeAssessmentLink.title}</ButtonLink>
        <ButtonLink to={getStartedLink.to} look="quiet">
          {getStartedLink.title}
        </ButtonLink>
      </div>
    </dialog>
  );
}
