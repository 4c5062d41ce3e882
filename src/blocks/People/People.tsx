import clsx from 'clsx';
import type { ReactNode } from 'react';
import { blockStrings } from '../../facts/blockStrings';
import { Heading } from '../../ui/headingLevel';
import { itemsOf, oneOf, required } from '../blockError';
import { PictureImage, pictureFile } from '../PictureImage';
import { SampleNote } from '../SampleNote';
import styles from './People.module.css';
import { Slip, type SlipLook, slipLooks } from './Slip';

const sizes = ['small', 'large'] as const;

interface PersonProps {
  /** First and last name. */
  name: string;
  /** What they do here. */
  role: string;
  /** The file of a photograph: `/images/ada.jpg`. */
  source?: string;
  /** Without a photograph: what lies on their desk, in a few words: `Cable 14, both ends`. */
  slip?: string;
  /**
   * How it is drawn: a `tag`, a `list` (“3 of 7” are struck out), a `page`, a `week` (with the day that it names), a `count` (“412 of
   * 420” as dots), a `form` (“11 fields, now 6”), a `cable` with its number, or a `receipt`.
   */
  look?: SlipLook;
  /** Marks a sample person, to be replaced before launch. Visitors read that it is one. */
  sample?: boolean;
  /** A few sentences about them. */
  children: ReactNode;
}

export function Person({ name, role, source, slip, look = 'tag', children }: PersonProps) {
  const drawn = oneOf('Person', 'look', look, slipLooks);
  return (
    <li className={styles.person}>
      {(source || slip) && (
        <div className={styles.desk}>
          {source ? (
            <PictureImage
              source={source}
              file={pictureFile('Person', source)}
              alt=""
              sizes="(min-width: 48rem) 23rem, 100vw"
            />
          ) : (
            slip && <Slip look={drawn} text={slip} />
          )}
        </div>
      )}
      <div>
        <Heading className={styles.name}>{required('Person', 'name', name)}</Heading>
        <p className="eyebrow">{required('Person', 'role', role)}</p>
        <div className={clsx(styles.text, 'prose')}>{children}</div>
      </div>
    </li>
  );
}

interface PeopleProps {
  /** `large` for leaders with a biography, `small` for everyone else. */
  size?: (typeof sizes)[number];
  /** One or more `<Person>`. */
  children: ReactNode;
}

/**
 * The people of the company, each with a photograph, or with a thing from their desk.
 *
 * @alsoCalled team, staff, employees
 * @useFor leaders with a biography (`size="large"`), and everyone else with a sentence or two (`size="small"`).
 * @notFor clients: use `<Quotes>`.
 * @notFor an invented person without `sample`: nobody would be reminded of it before the launch.
 * @notFor anyone who has not agreed to be on the website.
 */
export function People({ size = 'small', children }: PeopleProps) {
  const people = itemsOf('People', children, Person);
  return (
    <>
      <ul role="list" className={styles.people} data-size={oneOf('People', 'size', size, sizes)} data-reveal="">
        {people}
      </ul>
      <SampleNote items={people} text={blockStrings.samples.people} />
    </>
  );
}
