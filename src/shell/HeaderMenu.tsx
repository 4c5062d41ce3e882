import clsx from 'clsx';
import { ChevronDown } from 'lucide';
import type { Menu } from '../facts/navigation';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './Header.module.css';

/**
 * A menu of the header: a trigger and a panel with groups of links and a call to action. `src/browser/boot/shell.ts` opens and
 * closes it; until that script runs, CSS opens it on hover and focus.
 */
export function HeaderMenu({ menu }: { menu: Menu }) {
  const panelId = `menu-${menu.id}`;

  return (
    <li className={styles.menu} data-menu={menu.id}>
      <button
        type="button"
        className={clsx(styles.link, styles.trigger, 'plain-button')}
        aria-expanded="false"
        aria-controls={panelId}
      >
        {menu.title}
        <Icon icon={ChevronDown} size={16} />
      </button>
      <div id={panelId} className={styles.panel}>
        <div className={clsx(styles.contents, 'page-gutter')}>
          <div className={clsx(styles.intro, 'stack-2')}>
            <p className="title-xl">{menu.headline}</p>
            <p className="note">{menu.subtext}</p>
          </div>
          <div className={styles.groups}>
            {menu.groups.map((group) => (
              <section key={group.title} className={clsx(styles.group, 'stack-2')} aria-label={group.title}>
                <p className="group-title">{group.title}</p>
                <ul role="list">
                  {group.items.map((item) => (
                    <li key={item.to}>
                      <Link to={item.to} className={styles.item}>
                        <span className="title-m">{item.title}</span>
                        <span className="note">{item.description}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <div className={clsx(styles.callToAction, 'stack-4')} data-tone="dark">
            <p className="title-xl">{menu.callToAction.title}</p>
            <p className="note">{menu.callToAction.text}</p>
            <ButtonLink to={menu.callToAction.primary.to} compact>
              {menu.callToAction.primary.title}
            </ButtonLink>
            <ButtonLink to={menu.callToAction.secondary.to} look="quiet" compact>
              {menu.callToAction.secondary.title}
            </ButtonLink>
          </div>
        </div>
      </div>
    </li>
  );
}
