import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { Heading } from '../ui/headingLevel';
import { Terrain } from '../ui/Terrain';
import { itemsOf, oneOf, required } from './blockError';
import { initials } from './initials';
import styles from './People.module.css';
import type { Structure } from './structure';

const sizes = ['small', 'large'] as const;

interface PersonProps {
  /** First and last name. */
  name: string;
  /** What they do here. */
  role: string;
  /** Marks a sample person, to be replaced before launch. Visitors read that it is one. */
  sample?: boolean;
  /** A few sentences about them. */
  children: ReactNode;
}

/** A monogram on a crop of the page's terrain, instead of a photograph. */
function Portrait({ name }: { name: string }) {
  return (
    <span className={styles.portrait} aria-hidden="true">
      <span className={styles.land}>
        <Terrain />
      </span>
      {initials(name)}
    </span>
  );
}

export function Person({ name, role, sample, children }: PersonProps) {
  return (
    <li className={styles.person}>
      <Portrait name={required('Person', 'name', name)} />
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
 * The people of the company, each with a monogram.
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
