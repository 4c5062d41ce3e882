import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { Heading } from '../ui/headingLevel';
import { itemsOf, oneOf, required } from './blockError';
import { initials } from './initials';
import styles from './People.module.css';
import { PictureImage, pictureFile } from './PictureImage';
import type { Structure } from './structure';

const sizes = ['small', 'large'] as const;

interface PersonProps {
  /** First and last name. */
  name: string;
  /** What they do here. */
  role: string;
  /** The file of a photograph: `/images/ada.jpg`. Without one, the initials stand in its place. */
  source?: string;
  /** Marks a sample person, to be replaced before launch. Visitors read that it is one. */
  sample?: boolean;
  /** A few sentences about them. */
  children: ReactNode;
}

export function Person({ name, role, source, sample, children }: PersonProps) {
  return (
    <li className={styles.person}>
      <span className={styles.portrait} aria-hidden={!source}>
        {source ? (
          <PictureImage source={source} file={pictureFile('Person', source)} alt="" sizes="4.5rem" />
        ) : (
          initials(required('Person', 'name', name))
        )}
      </span>
      <div>
        <Heading className={styles.name}>{name}</Heading>
        <p className="eyebrow">
          {required('Person', 'role', role)}
          {sample && ` (${strings.sample})`}
        </p>
        <div className={`${styles.text} prose`}>{children}</div>
      </div>
    </li>
  );
}

Person.structure = { heading: 'name' } satisfies Structure<PersonProps>;

interface PeopleProps {
  /** `large` for leaders with a biography, `small` for everyone else. */
  size?: (typeof sizes)[number];
  /** One or more `<Person>`. */
  children: ReactNode;
}

/**
 * The people of the company, each with a photograph or the initials.
 *
 * @alsoCalled team, staff, employees
 * @useFor leaders with a biography (`size="large"`), and everyone else with a sentence or two (`size="small"`).
 * @notFor clients: use `<Quotes>`.
 * @notFor an invented person without `sample`: nobody would be reminded of it before the launch.
 * @notFor anyone who has not agreed to be on the website.
 */
export function People({ size = 'small', children }: PeopleProps) {
  return (
    <ul role="list" className={styles.people} data-size={oneOf('People', 'size', size, sizes)} data-reveal="">
      {itemsOf('People', People.structure.items, children, Person)}
    </ul>
  );
}

People.structure = { items: { block: 'Person', minimum: 1 } } satisfies Structure;
