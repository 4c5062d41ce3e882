import { aboutLink, freeAssessment, getStarted, homeLink, menus, type NavigationLink } from '../facts/navigation';
import { strings } from '../facts/strings';
import { ButtonLink } from '../ui/Button';
import { Link } from '../ui/Link';
import { SideDialog } from '../ui/SideDialog';
import styles from './Drawer.module.css';
import { ThemeButton } from './ThemeButton';

export const DRAWER_ID = 'drawer';

function DrawerLink({ title, to }: NavigationLink) {
  return (
    <li>
      <Link to={to} className={styles.link}>
        {title}
      </Link>
    </li>
  );
}

/**
 * The menu on narrow screens. `src/browser/boot/header.ts` closes it when a link is chosen and when the viewport grows beyond
 * mobile.
 */
export function Drawer() {
  return (
    <SideDialog id={DRAWER_ID} title={strings.drawerTitle} closeLabel={strings.closeMenu}>
      <nav aria-label={strings.drawerTitle}>
        <ul role="list">
          <DrawerLink {...homeLink} />
        </ul>
        {menus.flatMap((menu) =>
          menu.groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <p className={styles.groupTitle}>{group.title}</p>
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
        <ThemeButton withText />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={freeAssessment.to}>{freeAssessment.title}</ButtonLink>
        <ButtonLink to={getStarted.to} tone="quiet">
          {getStarted.title}
        </ButtonLink>
      </div>
    </SideDialog>
  );
}
