import clsx from 'clsx';
import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react';
import { blockStrings } from '../../facts/strings';
import { Mark } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { itemsOf, oneOf, required } from '../checks';
import { NamedLogo } from '../Panels/Panels';
import { table } from '../structures';
import frame from './Sheet.module.css';

// The styles of looks override those of the frame, so they are imported after it.

import bill from './bill.module.css';
import board from './board.module.css';
import doors from './doors.module.css';
import findings from './findings.module.css';
import form from './form.module.css';
import list from './list.module.css';
import plan from './plan.module.css';
import record from './record.module.css';
import ticket from './ticket.module.css';

const marks = ['struck', 'ringed', 'kept', 'added'] as const;
const stylesOf = { list, findings, bill, form, ticket, record, board, plan, doors };
type Look = keyof typeof stylesOf;
const looks = Object.keys(stylesOf) as Look[];
/** Looks whose rows have their figure at the end of a line, and those of them with a rule between the lines. */
const lined: readonly Look[] = ['list', 'findings', 'bill', 'ticket', 'record', 'board'];
const ruled: readonly Look[] = ['list', 'findings', 'record', 'board'];
/** Looks whose values are in the type of headings. */
const valueClasses: Partial<Record<Look, string>> = { record: 'title-l', plan: 'title-m' };

/** How many rows of findings a phone shows at once. */
const MOST_ON_PHONES = 3;

/** Whether a sheet is whole or torn off below its last row. The closing band of a page sets it. */
export const SheetEdge = createContext<'whole' | 'torn'>('whole');

interface RowProps {
  /** What the row is about: `test-web-2, large`, or a finding in one sentence. */
  label: string;
  /** Its figure or state, in a word or two: `$612`, `Admin`, `$0`. */
  value: string;
  /** A second figure, smaller: `1 day`, `since March`. */
  detail?: string;
  /** How the row is marked by hand: `struck` out, `ringed` because it is doubtful or urgent, `kept` as it is, `added`. */
  mark?: (typeof marks)[number];
  /** Where the value leads: a page, an anchor or an address. */
  to?: string;
  /** In a `wide` sheet: the name of a partner from the facts in `partners.yaml`, whose logo is above the value. */
  partner?: string;
  /** One sentence that explains the row. */
  children?: ReactNode;
}

/** A line of a sheet. `<Sheet>` draws it. */
export function Row(_: RowProps): ReactNode {
  return null;
}

function Line({ look, label, value, detail, mark, to, partner, children }: RowProps & { look: Look }) {
  const styles = stylesOf[look];
  /** The classes of a part of the row: of every sheet, and of its look. */
  const part = (name: string) => clsx(frame[name], styles[name]);
  const subject = required('Row', 'label', label);
  const words = required('Row', 'value', value);
  const pen = mark && oneOf('Row', 'mark', mark, marks);
  const isStruck = pen === 'struck';
  const subjectClass = isStruck ? (styles.struck ?? frame.struck) : pen === 'added' && frame.added;
  return (
    <li data-pen={pen}>
      {partner && (
        <div className={frame.partner}>
          <NamedLogo block="Row" name={partner} look="plain" />
        </div>
      )}
      <p className={clsx(part('label'), look === 'bill' && 'leader')}>
        {pen && <span className="visually-hidden">{`${blockStrings.marks[pen]}: `}</span>}
        {subjectClass ? <span className={subjectClass}>{subject}</span> : subject}
      </p>
      <p className={part('figures')}>
        <span
          className={clsx(
            part('value'),
            valueClasses[look],
            pen === 'ringed' && ['ring', part('ringed')],
            isStruck && look === 'bill' && frame.struck,
          )}
        >
          {to ? <Link to={to}>{words}</Link> : words}
        </span>
        {detail && <span className={clsx(frame.detail, 'quiet')}> {detail}</span>}
      </p>
      {children && <div className={clsx(styles.note, 'quiet')}>{children}</div>}
    </li>
  );
}

interface SheetProps {
  /** What it is about: `A workshop with 18 people, page one`. */
  title: string;
  /** The kind of document: `Rapid assessment`, `Cloud bill`, `Job ticket`. */
  eyebrow: string;
  /** The text of the stamp: “Sample” by default. A sheet that is not a sample needs another text. */
  stamp?: string;
  /** The last line, below the rows: `$6,900 instead of $11,400`. */
  sum?: string;
  /**
   * Look: a `list` with handwritten marks, numbered `findings`, a `bill`, a `form` with boxes, a `ticket` with its times, a `record` of
   * answers, a `board` on a screen with the state of things, the `plan` of an office, where each row is a room, or `doors`,
   * of which the ringed one is open.
   */
  look?: Look;
  /** Across the page, with the rows side by side where there is room: for three to six rows. */
  wide?: boolean;
  /** One to seven `<Row>`, and one sentence: a handwritten remark in the margin. */
  children: ReactNode;
}

/**
 * A paper document with handwritten marks, such as a client receives.
 *
 * @useFor the first screen of a service’s page, in the `<Hero>`: the document that its reader would get, with figures that they
 *   would recognize.
 * @useFor the written assessment: `look="findings"`, the most urgent finding first, and one row with `mark="kept"`, because the advice
 *   can be to buy nothing.
 * @useFor the end of a page, in the `<CallToAction>`: one finding, and a second row that is the reader’s.
 * @useFor the state of systems on an ordinary day: `look="board"`, with `mark="ringed"` for what somebody has to act on and `mark="kept"`
 *   for what is in order. Nothing in it updates, so name the day or the client in the title.
 * @useFor a sequence or a comparison, such as a night, an application or a decision: `wide`, three to six
 *   rows. In a `<Hero>` it is below the words, across the page; `look="plan"` and `look="doors"` always are.
 * @useFor one sentence besides the rows: it is the remark in the margin.
 * @notFor a document of a real client: it is confidential.
 * @notFor more than two marks of one kind: a page full of rings points at nothing.
 */
export function Sheet({
  title,
  eyebrow,
  stamp = blockStrings.sample,
  sum,
  look = 'list',
  wide: isWide,
  children,
}: SheetProps) {
  const items = itemsOf('Sheet', children, Row);
  const remark = Children.toArray(children).filter((child) =>
    isValidElement(child) ? child.type !== Row : String(child).trim(),
  );
  const name = oneOf('Sheet', 'look', look, looks);
  const isTorn = useContext(SheetEdge) === 'torn';
  const isFoldable = name === 'findings' && items.length > MOST_ON_PHONES;
  const styles = stylesOf[name];
  return (
    <figure
      className={clsx(
        frame.sheet,
        name === 'board' ? 'box' : 'paper',
        name !== 'board' && name !== 'bill' && !isTorn && 'pages',
        styles.sheet,
        isTorn && frame.torn,
      )}
    >
      <figcaption className={clsx(frame.head, styles.head)}>
        <p className={clsx(frame.letterhead, 'row quiet')}>
          <Mark size={22} /> {required('Sheet', 'eyebrow', eyebrow)}
        </p>
        <span className={clsx(frame.stamp, 'stamp')}>{required('Sheet', 'stamp', stamp)}</span>
        <p className={clsx(frame.title, 'title-m')}>{required('Sheet', 'title', title)}</p>
      </figcaption>
      <ol
        role="list"
        className={clsx(
          frame.rows,
          lined.includes(name) && frame.lines,
          ruled.includes(name) && frame.ruled,
          styles.rows,
          isWide && [frame.wide, styles.wide],
        )}
      >
        {items.map(({ key, props }) => (
          <Line key={key} look={name} {...props} />
        ))}
      </ol>
      {isFoldable && (
        <details className={findings.fold}>
          <summary className="title-s">{blockStrings.allRows.replace('{total}', String(items.length))}</summary>
        </details>
      )}
      {(sum || remark.length > 0) && (
        <div className={clsx(frame.foot, styles.foot, 'cluster')}>
          {remark.length > 0 && <div className={clsx(frame.remark, 'remark')}>{remark}</div>}
          {sum && <p className={clsx(frame.sum, name === 'bill' ? 'title-xl' : 'title-l')}>{sum}</p>}
        </div>
      )}
    </figure>
  );
}

Sheet.slot = table.Sheet.slot;
