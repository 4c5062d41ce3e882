import { useEffect, useRef } from 'react';
import { labels } from '../site/labels';
import { aboutLink, freeAssessment, getStarted, homeLink, menus, type NavigationLink } from '../site/navigation';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
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
    <dialog ref={dialog} id={DRAWER_ID} className={styles.drawer} aria-label={labels.drawerTitle} closedby="any">
      <div className={styles.head}>
        <p className={styles.title}>{labels.drawerTitle}</p>
        <button type="button" className={styles.close} command="close" commandfor={DRAWER_ID}>
          <Icon name="close" />
          <VisuallyHidden>{labels.closeMenu}</VisuallyHidden>
        </button>
      </div>
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
    </dialog>
  );
}
