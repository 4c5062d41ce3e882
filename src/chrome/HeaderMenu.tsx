import type { KeyboardEvent } from 'react';
import type { Menu } from '../site/navigation';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './HeaderMenu.module.css';
import type { HoverMenus } from './useHoverMenus';

/** One of the header's menus: a trigger, and a panel with groups of links and a call to action. */
export function HeaderMenu({ menu, menus }: { menu: Menu; menus: HoverMenus }) {
  const state = menus.stateOf(menu.id);
  const panelId = `menu-${menu.id}`;

  function enterPanel(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (state !== 'open') menus.toggle(menu.id);
    const panel = document.getElementById(panelId);
    requestAnimationFrame(() => panel?.querySelector('a')?.focus());
  }

  return (
    <li className={styles.menu} data-menu={menu.id} data-state={state} {...menus.handlersOf(menu.id)}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={state === 'css' ? undefined : state === 'open'}
        aria-controls={panelId}
        onClick={() => menus.toggle(menu.id)}
        onKeyDown={enterPanel}
      >
        {menu.title}
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={panelId} className={styles.panel}>
        <div className={styles.inner}>
          <div className={styles.intro}>
            <p className={styles.headline}>{menu.headline}</p>
            <p className={styles.subtext}>{menu.subtext}</p>
          </div>
          <div className={styles.groups}>
            {menu.groups.map((group) => (
              <section key={group.title} className={styles.group} aria-label={group.title}>
                <p className={styles.groupTitle}>{group.title}</p>
                <ul role="list" className={styles.items}>
                  {group.items.map((item) => (
                    <li key={item.to}>
                      <Link to={item.to} className={styles.item} onClick={menus.close}>
                        <Icon name={item.icon} size={22} />
                        <span>
                          <span className={styles.itemTitle}>{item.title}</span>
                          <span className={styles.itemText}>{item.description}</span>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <div className={styles.callToAction}>
            <p className={styles.headline}>{menu.callToAction.title}</p>
            <p className={styles.subtext}>{menu.callToAction.text}</p>
            <ButtonLink to={menu.callToAction.primary.to} compact onClick={menus.close}>
              {menu.callToAction.primary.title}
            </ButtonLink>
            <ButtonLink to={menu.callToAction.secondary.to} tone="quiet" compact onClick={menus.close}>
              {menu.callToAction.secondary.title}
            </ButtonLink>
          </div>
        </div>
      </div>
    </li>
  );
}
