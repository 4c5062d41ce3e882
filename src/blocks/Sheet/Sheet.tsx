import type { ReactNode } from 'react';
import { blockStrings } from '../../facts/blockStrings';
import { Link } from '../../ui/Link';
import { Mark } from '../../ui/Mark';
import { Stamp } from '../../ui/Stamp';
import { itemsInText, oneOf, required } from '../blockError';
import { NamedLogo } from '../Panels/Panels';
import type { Slot } from '../slots';
import styles from './Sheet.module.css';

const marks = ['none', 'struck', 'ringed', 'kept', 'added'] as const;
const looks = ['list', 'findings', 'bill', 'form', 'ticket', 'record', 'email', 'board', 'plan', 'doors'] as const;
/** Looks that need the whole width of a page. */
const wideLooks: readonly string[] = ['plan', 'doors'];

/** A phone shows two rows of a longer sheet until the reader opens the others: the ringed one, or else the first, and the last. */
const MOST_ON_PHONES = 3;

interface RowProps {
  /** What the row is about: `test-web-2, large`, or a finding in one sentence. */
  label: string;
  /** Its figure or state, in a word or two: `$612`, `Admin`, `$0`. */
  value: string;
  /** A second figure, smaller: `1 day`, `since March`. */
  detail?: string;
  /** What a pen did to it: `struck` out, `ringed` because it is doubtful or urgent, `kept` as it is, `added`. */
  mark?: (typeof marks)[number];
  /** Where the value leads: a page, an anchor or an address. */
  to?: string;
  /** In a `wide` sheet: the name of a partner from the facts in `partners.yaml`, whose logo stands above the value. */
  partner?: string;
  /** One sentence that explains the row. */
  children?: ReactNode;
}

/** A line of a sheet. */
export function Row({ label, value, detail, mark = 'none', to, partner, children }: RowProps) {
  const pen = oneOf('Row', 'mark', mark, marks);
  const words = required('Row', 'value', value);
  return (
    <li className={styles.row} data-pen={pen}>
      {partner && (
        <div className={styles.partner}>
          <NamedLogo block="Row" name={partner} />
        </div>
      )}
      <p className={styles.label}>
        {pen !== 'none' && <span className="visually-hidden">{`${blockStrings.marks[pen]}: `}</span>}
        <span className={styles.struck}>{required('Row', 'label', label)}</span>
      </p>
      <p className={styles.figures}>
        <span className={styles.value}>{to ? <Link to={to}>{words}</Link> : words}</span>
        {detail && <span className={styles.detail}> {detail}</span>}
      </p>
      {children && <div className={styles.note}>{children}</div>}
    </li>
  );
}

interface SheetProps {
  /** What it is about: `A workshop with 18 people, page one`. */
  title: string;
  /** The kind of document: `Rapid assessment`, `Cloud bill`, `Job ticket`. */
  eyebrow: string;
  /** The words of the stamp. It says “Sample” by default; a sheet that is not a sample needs other words. */
  stamp?: string;
  /** The last line, below the rows: `$6,900 instead of $11,400`. */
  sum?: string;
  /**
   * Look: a `list` that a pen went through, numbered `findings`, a `bill`, a `form` with boxes, a `ticket` with its times, a `record` of
   * answers, an `email`, a `board` on a screen with the state of things, the `plan` of an office, where each row is a room, or `doors`,
   * of which the ringed one is open.
   */
  look?: (typeof looks)[number];
  /** Across the page, with the rows beside each other where there is room: for three to six rows. */
  wide?: boolean;
  /** One to seven `<Row>`, and one sentence: the remark of a pen in the margin. */
  children: ReactNode;
}

/**
 * A page of paper with the marks of a pen: what a client holds in their hands.
 *
 * @alsoCalled document, report, assessment, audit, bill, invoice, list, ticket, plan, snapshot, status, dashboard
 * @useFor the first screen of a service’s page, in the `<Hero>`: the document that its reader would get, with figures that they
 *   would recognize.
 * @useFor the written assessment: `look="findings"`, the most urgent finding first, and one row with `mark="kept"`, because the advice
 *   can be to buy nothing.
 * @useFor the end of a page, in the `<CallToAction>`: one finding, and a second row that is the reader’s.
 * @useFor the state of systems on an ordinary day: `look="board"`, with `mark="ringed"` for what somebody has to act on and `mark="kept"`
 *   for what is well. Nothing in it updates, so name the day or the client in the title.
 * @useFor an email that the reader will get: `look="email"`, with its subject as the title, a row for each of its lines, and its text
 *   in one of them. The ringed row is the answer.
 * @useFor what happens one after another or stands side by side, such as a night, an application or a decision: `wide`, three to six
 *   rows. In a `<Hero>` it is below the words, across the page; `look="plan"` and `look="doors"` always are.
 * @useFor one sentence besides the rows: it is the remark in the margin.
 * @notFor the papers of a real client: nobody else may read them.
 * @notFor more than two marks of one kind: a page full of rings points at nothing.
 */
export function Sheet({ title, eyebrow, stamp = blockStrings.sample, sum, look = 'list', wide, children }: SheetProps) {
  const { items, others } = itemsInText('Sheet', children, Row);
  return (
    <figure className={styles.sheet} data-look={oneOf('Sheet', 'look', look, looks)} data-wide={wide}>
      <figcaption className={styles.head}>
        <p className={styles.letterhead}>
          <Mark size={22} /> {required('Sheet', 'eyebrow', eyebrow)}
        </p>
        <Stamp text={required('Sheet', 'stamp', stamp)} className={styles.stamp} />
        <p className={styles.title}>{required('Sheet', 'title', title)}</p>
      </figcaption>
      <ol role="list" className={styles.rows}>
        {items}
      </ol>
      {look === 'findings' && items.length > MOST_ON_PHONES && (
        <details className={styles.fold}>
          <summary>{blockStrings.allRows.replace('{total}', String(items.length))}</summary>
        </details>
      )}
      {(sum || others.length > 0) && (
        <div className={styles.foot}>
          {others.length > 0 && <div className={styles.remark}>{others}</div>}
          {sum && <p className={styles.sum}>{sum}</p>}
        </div>
      )}
    </figure>
  );
}

Sheet.slot = ({ wide, look }: SheetProps): Slot => (wide || wideLooks.includes(look ?? '') ? 'stage' : 'exhibit');
