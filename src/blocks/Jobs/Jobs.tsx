import clsx from 'clsx';
import type { ReactNode } from 'react';
import { blockStrings } from '../../facts/strings';
import { ButtonLink } from '../../ui/Button';
import { type Ground, groundInTurn } from '../../ui/ground';
import { Heading } from '../../ui/headingLevel';
import { mailto } from '../../ui/Link';
import { itemsOf, required } from '../checks';
import { SampleNote } from '../SampleNote';
import styles from './Jobs.module.css';

interface JobProps {
  /** Name of the position. */
  title: string;
  /** Department. */
  department: string;
  /** Place of work. */
  location: string;
  /** `Full-time`, `Part-time`, `Contract`. */
  type: string;
  /** Marks a sample opening, to be replaced before launch. Visitors read that it is one. */
  sample?: boolean;
  /** What the job involves, in a few sentences. */
  children: ReactNode;
}

export function Job({ title, department, location, type, children }: JobProps) {
  return (
    <>
      <div className={styles.words}>
        <Heading className="text-2xl">{required('Job', 'title', title)}</Heading>
        <p className="eyebrow">{required('Job', 'department', department)}</p>
        <div className={clsx(styles.text, 'prose quiet')}>{children}</div>
      </div>
      <div className={styles.stub}>
        <p className={styles.location}>{required('Job', 'location', location)}</p>
        <p>{required('Job', 'type', type)}</p>
        <div className={styles.apply}>
          <ButtonLink to={mailto(blockStrings.applicationSubject.replace('{position}', title))} look="quiet" compact>
            {blockStrings.applyNow}
            <span className="visually-hidden">: {title}</span>
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

interface JobsProps {
  /** One or more `<Job>`. */
  children: ReactNode;
}

/** The grounds of the stubs, in the order in which locations first appear. */
const stubGrounds: readonly Ground[] = ['spruce', 'copper', 'night'];

/**
 * Open positions as tickets, each with a stub in the color of its location. "Apply Now" opens an email to the company
 * with the position as its subject.
 *
 * @useFor positions that are open today, one `<Job>` each.
 * @useFor `<GeneralApplication />` below them, for readers who find no position but want to apply.
 * @notFor a position that is filled: delete the `<Job>`.
 * @notFor people who already work here: use `<People>`.
 */
export function Jobs({ children }: JobsProps) {
  const jobs = itemsOf('Jobs', children, Job);
  const locations = [...new Set(jobs.map(({ props }) => props.location))];
  return (
    <>
      <ul role="list" className={styles.jobs}>
        {jobs.map((job) => (
          <li
            key={job.key}
            className={styles.ticket}
            data-ground={groundInTurn(stubGrounds, locations.indexOf(job.props.location))}
          >
            {job}
          </li>
        ))}
      </ul>
      <SampleNote kind="jobs" items={jobs} />
    </>
  );
}

/** The button for an application without a position. It opens an email with that subject. */
export function GeneralApplication() {
  return <ButtonLink to={mailto(blockStrings.generalApplication)}>{blockStrings.generalApplication}</ButtonLink>;
}
