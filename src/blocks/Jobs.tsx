import type { ReactNode } from 'react';
import { blockStrings } from '../site/blockStrings';
import { strings } from '../site/strings';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/headingLevel';
import { mailto } from '../ui/mailto';
import { itemsOf, required } from './blockError';
import styles from './Jobs.module.css';
import { SampleNote } from './SampleNote';

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
    <li className={styles.job}>
      <div>
        <Heading>{required('Job', 'title', title)}</Heading>
        <p className={styles.department}>{required('Job', 'department', department)}</p>
        <p className={styles.terms}>
          {required('Job', 'location', location)}, <span>{required('Job', 'type', type)}</span>
        </p>
      </div>
      <div className={'quiet prose'}>{children}</div>
      <div>
        <ButtonLink
          to={mailto(`Application: ${title}`)}
          tone="quiet"
          compact
          aria-label={`${strings.applyNow}: ${title}`}
        >
          {strings.applyNow}
        </ButtonLink>
      </div>
    </li>
  );
}

interface JobsProps {
  /** One or more `<Job>`. */
  children: ReactNode;
}

/**
 * Open positions. "Apply Now" opens an e-mail to the company with the position as its subject.
 *
 * @alsoCalled careers, vacancies, hiring
 * @useFor positions that are open today, one `<Job>` each.
 * @useFor `<GeneralApplication />` below them, for readers who find no position but want to apply.
 * @notFor a position that is filled: delete the `<Job>`.
 * @notFor an invented position without `sample`: nobody would be reminded of it before the launch.
 * @notFor people who already work here: use `<People>`.
 */
export function Jobs({ children }: JobsProps) {
  const jobs = itemsOf('Jobs', children, Job);
  return (
    <>
      <ul role="list" className={styles.jobs}>
        {jobs}
      </ul>
      <SampleNote items={jobs} text={blockStrings.samples.jobs} />
    </>
  );
}

/** The button for an application without a position. It opens an e-mail with that subject. */
export function GeneralApplication() {
  return <ButtonLink to={mailto(strings.generalApplication)}>{strings.generalApplication}</ButtonLink>;
}
