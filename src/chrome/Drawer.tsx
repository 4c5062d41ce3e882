import { useEffect, useRef } from 'react';
import { labels } from '../site/labels';
import { aboutLink, freeAssessment, getStarted, homeLink, menus, type NavigationLink } from '../site/navigation';
import { ButtonLink } from '../ui/Button';
import { Link } from '../ui/Link';
import { SideDialog } from '../ui/SideDialog';
import styles from './Drawer.module.css';
import { ThemeButton } from './ThemeButton';

export const DRAWER_ID = 'drawer';

/** Below 768 px a viewport counts as mobile; from there on the drawer closes by itself (specification, parts 2 and 9). */
const BEYOND_MOBILE = '(min-width: 768px)';
/** The xl breakpoint of the header, from which on there is no button that opened the drawer. */
const BEYOND_DRAWER = '(min-width: 80rem)';

/**
 * The menu of narrower screens: a modal dialog on the right. The browser opens and closes it, with or without
 * React; React closes it when a link is chosen and when the viewport grows beyond mobile.
 */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const thresholds = [matchMedia(BEYOND_MOBILE), matchMedia(BEYOND_DRAWER)];
    const closeWhenGrown = (event: MediaQueryListEvent) => event.matches && dialog.current?.close();
    for (const threshold of thresholds) threshold.addEventListener('change', closeWhenGrown);
    return () => {
      for (const threshold of thresholds) threshold.removeEventListener('change', closeWhenGrown);
    };
  }, []);

  const link = ({ title, to }: NavigationLink) => (
    <li key={to}>
      <Link to={to} className={styles.link} onClick={close}>
        {title}
      </Link>
    </li>
  );

  return (
    <SideDialog ref={dialog} id={DRAWER_ID} title={labels.drawerTitle} closeLabel={labels.closeMenu}>
      <nav aria-label={labels.drawerTitle}>
        <ul role="list">{link(homeLink)}</ul>
        {menus.flatMap((menu) =>
          menu.groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <p className={styles.groupTitle}>{group.title}</p>
              <ul role="list">{group.items.filter((item) => item.to !== aboutLink.to).map(link)}</ul>
            </section>
          )),
        )}
        <ul role="list" className={styles.rest}>
          {link(aboutLink)}
        </ul>
      </nav>
      <div className={styles.theme}>
        <ThemeButton withText />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={freeAssessment.to} onClick={close}>
          {freeAssessment.title}
        </ButtonLink>
        <ButtonLink to={getStarted.to} tone="quiet" onClick={close}>
          {getStarted.title}
        </ButtonLink>
      </div>
    </SideDialog>
  );
}
