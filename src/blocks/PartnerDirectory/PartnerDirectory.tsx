import clsx from 'clsx';
import { ExternalLink } from 'lucide';
import { type Partner, partnerCategories, partners } from '../../facts/partners';
import { blockStrings } from '../../facts/strings';
import { type Ground, groundInTurn } from '../../ui/ground';
import { DeeperHeadings, Heading } from '../../ui/headingLevel';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PartnerLogo } from '../../ui/PartnerLogo';
import { slug } from '../../ui/text';
import styles from './PartnerDirectory.module.css';

/** The colors of the categories, in turn. */
const categoryGrounds: readonly Ground[] = ['spruce', 'copper', 'night'];

/** Partners by category, in the order of `partnerCategories`. Those of unknown categories are last. */
function groupPartners() {
  const categoryOf = ({ category }: Partner) =>
    partnerCategories.includes(category) ? category : blockStrings.otherPartners;
  return [...new Set([...partnerCategories, blockStrings.otherPartners])]
    .map((category) => ({ category, members: partners.filter((partner) => categoryOf(partner) === category) }))
    .filter(({ members }) => members.length > 0);
}

function PartnerEntry({ partner }: { partner: Partner }) {
  return (
    <li className={styles.partner}>
      <PartnerLogo partner={partner} look="plain" />
      <div>
        <Heading className={styles.name}>{partner.name}</Heading>
        <p className={clsx(styles.description, 'title-l')}>{partner.description}</p>
      </div>
      <Link to={partner.website} className={clsx(styles.link, 'note stretched-link')}>
        {blockStrings.visitPartner}
        {/* A no-break space, so that the icon is never alone on a line. */}
        {'\u00a0'}
        <Icon icon={ExternalLink} size={16} />
        <span className="visually-hidden">{partner.name}</span>
      </Link>
    </li>
  );
}

/**
 * The partners from the facts in `partners.yaml`, grouped by category: a ledger of what we use each one for. Unknown
 * categories are shown last, under one heading.
 *
 * @useFor the partner page.
 * @notFor a few partners on another page: use `<Panel partner>`, or name them in a sentence and link to [the partner page](/partners).
 * @notFor clients: use `<Quotes>`.
 */
export function PartnerDirectory() {
  if (partners.length === 0) return <p>{blockStrings.noPartners}</p>;
  return (
    <div className="stack-6">
      {groupPartners().map(({ category, members }, index) => (
        <section key={category} className={styles.group} aria-labelledby={`${slug(category)}-partners`}>
          <Heading
            id={`${slug(category)}-partners`}
            className={clsx(styles.category, 'ground text-2xl')}
            data-ground={groundInTurn(categoryGrounds, index)}
          >
            {category}
          </Heading>
          <DeeperHeadings>
            <ul role="list">
              {members.map((partner) => (
                <PartnerEntry key={partner.id} partner={partner} />
              ))}
            </ul>
          </DeeperHeadings>
        </section>
      ))}
    </div>
  );
}
