import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Ground, groundInTurn } from '../../ui/ground';
import { Heading } from '../../ui/headingLevel';
import { itemsOf, oneOf, required } from '../checks';
import { PictureImage, pictureFile } from '../Picture/Picture';
import { SampleNote } from '../SampleNote';
import styles from './People.module.css';

const sizes = ['small', 'large'] as const;

/** The grounds of the pictures, in turn. */
const pictureGrounds: readonly Ground[] = ['glacier', 'copper', 'spruce', 'stone'];

const PORTRAIT = '/images/people/portrait.svg';

interface PersonProps {
  /** First and last name. */
  name: string;
  /** What they do here. */
  role: string;
  /**
   * A file: the person’s portrait, `/images/people/ada.jpg`; with `slip`, a small drawing below its words. Without `slip` and `picture`,
   * the outline of a person is shown.
   */
  picture?: string;
  /** A few words on a slip of paper that belongs to their work: `Cable 14, both ends`. Without a picture, it is a tag on a string. */
  slip?: string;
  /** Marks a sample person, to be replaced before launch. Visitors read that it is one. */
  sample?: boolean;
  /** A few sentences about them. */
  children: ReactNode;
}

function PersonPicture({ source }: { source: string }) {
  const file = source === PORTRAIT ? undefined : pictureFile('Person', 'picture', source);
  return <PictureImage source={source} file={file} alt="" sizes="(min-width: 48rem) 23rem, 100vw" />;
}

/** The string of a tag, which ends in the center of its hole. */
function Cord() {
  return (
    <svg width="48" height="200" className={styles.cord} aria-hidden="true">
      <path
        d="M22 200C-8 180 2 60 12 0M22 200c14-40 6-140 14-200"
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="2.5"
      />
    </svg>
  );
}

export function Person({ name, role, slip, picture, children }: PersonProps) {
  return (
    <>
      <div className={clsx(styles.ground, 'canvas')}>
        {slip ? (
          <div className={clsx(styles.slipFrame, !picture && styles.tag)}>
            <div className={clsx(styles.slip, 'paper stack-3')}>
              <p>{slip}</p>
              {picture && <PersonPicture source={picture} />}
            </div>
            {!picture && <Cord />}
          </div>
        ) : (
          <PersonPicture source={picture ?? PORTRAIT} />
        )}
      </div>
      <div>
        <Heading className={styles.name}>{required('Person', 'name', name)}</Heading>
        <p className="eyebrow">{required('Person', 'role', role)}</p>
        <div className={clsx(styles.text, 'prose quiet')}>{children}</div>
      </div>
    </>
  );
}

interface PeopleProps {
  /** `large` for leaders with a biography, `small` for everyone else. */
  size?: (typeof sizes)[number];
  /** One or more `<Person>`. */
  children: ReactNode;
}

/**
 * The people of the company, each with a portrait or with something from their work.
 *
 * @useFor leaders with a biography (`size="large"`), and everyone else with a sentence or two (`size="small"`).
 * @notFor clients: use `<Quotes>`.
 * @notFor a drawing that does not match the words of its slip: if you change the words, have it redrawn, or delete `picture`.
 * @notFor anyone who has not agreed to be on the website.
 */
export function People({ size = 'small', children }: PeopleProps) {
  const people = itemsOf('People', children, Person);
  return (
    <>
      <ul role="list" className={styles.people} data-size={oneOf('People', 'size', size, sizes)} data-reveal="">
        {people.map((person, index) => (
          <li
            key={person.key}
            className={clsx(styles.person, 'stack-4')}
            data-ground={groundInTurn(pictureGrounds, index)}
          >
            {person}
          </li>
        ))}
      </ul>
      <SampleNote kind="people" items={people} />
    </>
  );
}
