import clsx from 'clsx';
import { ConsentButton } from '../browser/analytics/ConsentQuestion';
import { company } from '../facts/company';
import { footer } from '../facts/navigation';
import { strings } from '../facts/strings';
import { Link, mailto } from '../ui/Link';
import styles from './Footer.module.css';
import { Brand } from './Header';

type LinkColumnProps = typeof footer.contact & { className?: string | undefined };

function LinkColumn({ title, links, className }: LinkColumnProps) {
  return (
    <section className={clsx(className, 'stack-2')} aria-label={title}>
      <p className="eyebrow quiet">{title}</p>
      <ul role="list">
        {links.map((link) => (
          <li key={link.title}>
            <Link to={link.to} className={clsx(styles.link, 'plain-link')}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The footer on every page. */
export function Footer() {
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer} data-tone="dark">
      <div className={clsx(styles.inner, 'page-width split')}>
        <div>
          <Brand />
          <p className={clsx(styles.blurb, 'note')}>{company.blurb}</p>
        </div>
        <nav className={clsx(styles.columns, 'not-printed')} aria-label={strings.footerNavigation}>
          <LinkColumn {...footer.services} className={styles.services} />
          <LinkColumn {...footer.company} />
          <LinkColumn
            className={styles.social}
            title={strings.socialLinks}
            links={company.social.map((profile) => ({ title: profile.name, to: profile.url }))}
          />
          <LinkColumn
            className={styles.contact}
            title={footer.contact.title}
            links={[{ title: company.email, to: mailto() }, ...footer.contact.links]}
          />
        </nav>
        <div className={clsx(styles.bottom, 'note cluster row')}>
          <p data-year={year}>
            © {year} {company.legalName}
          </p>
          <ul role="list" className={clsx(styles.legal, 'cluster')}>
            {footer.legal.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={clsx(styles.link, 'plain-link')}>
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
          <ConsentButton className={clsx(styles.link, 'plain-button plain-link')} />
        </div>
      </div>
    </footer>
  );
}
