import clsx from 'clsx';
import { createContext, type ReactNode, useContext } from 'react';
import { formOf } from '../../config/forms';
import { blockStrings } from '../../facts/strings';
import { ButtonLink, type ButtonLook } from '../../ui/Button';
import { actionLabel } from '../../ui/enquiryLink';
import { BlockError, itemsOf, oneOf, required } from '../checks';
import styles from './Actions.module.css';

const looks = ['primary', 'quiet'] as const satisfies readonly ButtonLook[];

/** Whether a line below a button to the assessment says what the assessment costs. Only a hero and a closing band set this. */
export const ShowsAssessmentTerms = createContext(false);

interface ActionProps {
  /** The page that it opens (`/contact`), a heading on this page (`#open-positions`), or a web address. */
  to: string;
  /** Look: `primary` is filled, for the main action: copper if it leads to the assessment. `quiet` is outlined, for all others. */
  look?: (typeof looks)[number];
  /** The label. Without one, a button to the assessment or to the contact form gets the label that it has everywhere. */
  children?: ReactNode;
}

/** A link that looks like a button. */
export function Action({ to, look = 'primary', children }: ActionProps) {
  const url = required('Action', 'to', to);
  const label = children ?? actionLabel(url);
  if (!label) {
    throw new BlockError(
      'Action',
      'has no label. Write one between the tags. Only a button to the assessment or to the contact form needs none.',
    );
  }
  const showsTerms = useContext(ShowsAssessmentTerms) && formOf(url) === 'assessment' && label !== actionLabel(url);
  const button = (
    <ButtonLink to={url} look={oneOf('Action', 'look', look, looks)}>
      {label}
    </ButtonLink>
  );
  if (!showsTerms) return button;
  return (
    <>
      {button}
      <p className={clsx(styles.assessmentTerms, 'note')}>{blockStrings.assessmentTerms}</p>
    </>
  );
}

interface ActionsProps {
  /** One to four `<Action>`, the primary one first. */
  children: ReactNode;
}

/**
 * A group of links that look like buttons, side by side where there is room.
 *
 * @useFor the next step for the reader: at the end of a `<Hero>`, a `<CallToAction>` or a `<Banner>`, and sometimes at
 *   the end of a `<Section>`.
 * @useFor a button to the assessment or the contact form, without a label of its own: all of them then say the same,
 *   and on a service's page they select that service in the form.
 * @useFor a button to the assessment with a label of its own, where it was agreed. In a hero and at the end of a page,
 *   the line below it says what it costs and how soon we reply.
 * @useFor a less important link beside the first one: it has the quiet look.
 * @notFor a link in the middle of a sentence: make the words a link, `[see the prices](/pricing)`.
 * @notFor a choice between many pages: use `<Cards>` with `to`.
 * @notFor two `primary` buttons side by side: readers cannot tell which one is the next step.
 */
export function Actions({ children }: ActionsProps) {
  return <div className={clsx(styles.actions, 'cluster not-printed')}>{itemsOf('Actions', children, Action)}</div>;
}
