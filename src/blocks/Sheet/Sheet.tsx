import clsx from 'clsx';
import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react';
import { blockStrings } from '../../facts/strings';
import { Mark } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { itemsOf, oneOf, required } from '../checks';
import { NamedLogo } from '../NamedLogo';
import { type LookName, type LookStyle, lookNames, looks, partsOf } from './looks';
import frame from './Sheet.module.css';

/** What the pen does to a row. */
const strokes = ['struck', 'ringed', 'kept', 'added'] as const;

const layouts = ['stack', 'across', 'folded'] as const;

/** Whether a sheet is whole or torn off below its last row. The closing band of a page sets it. */
export const SheetEdge = createContext<'whole' | 'torn'>('whole');

interface RowProps {
  /** What the row is about: `test-web-2, large`, or a finding in one sentence. */
  label: string;
  /** Its figure or state, in a word or two: `$612`, `Admin`, `$0`. */
  value: string;
  /** A second figure, smaller: `1 day`, `since March`. */
  detail?: string;
  /** What the pen says of the row: it is `struck` out, `ringed` because it is doubtful or urgent, `kept` as it is, or `added`. */
  pen?: (typeof strokes)[number];
  /** Where the value leads: a page, an anchor or an address. */
  to?: string;
  /** In a sheet across the page: the name of a partner from the facts in `partners.yaml`, whose logo is above the value. */
  partner?: string;
  /** One sentence that explains the row. */
  children?: ReactNode;
}

/** A row of a sheet. `<Sheet>` draws it. */
export function Row(_: RowProps): ReactNode {
  return null;
}

function RowView({ look, label, value, detail, pen, to, partner, children }: RowProps & { look: LookStyle }) {
  const { classes, struck = { label: frame.struck } } = look;
  const part = partsOf(look);
  const labelText = required('Row', 'label', label);
  const valueText = required('Row', 'value', value);
  const stroke = pen && oneOf('Row', 'pen', pen, strokes);
  const isStruck = stroke === 'struck';
  const labelClass = isStruck ? struck.label : stroke === 'added' && frame.added;
  return (
    <li data-pen={stroke}>
      {partner && (
        <div className={frame.partner}>
          <NamedLogo block="Row" name={partner} look="plain" />
        </div>
      )}
      <p className={clsx(part('label'), classes?.label)}>
        {stroke && <span className="visually-hidden">{`${blockStrings.pen[stroke]}: `}</span>}
        {labelClass ? <span className={labelClass}>{labelText}</span> : labelText}
      </p>
      <p className={part('figures')}>
        <span
          className={clsx(
            part('value'),
            classes?.value,
            stroke === 'ringed' && ['ring', part('ringed')],
            isStruck && struck.value,
          )}
        >
          {to ? <Link to={to}>{valueText}</Link> : valueText}
        </span>
        {detail && <span className={clsx(frame.detail, 'quiet')}> {detail}</span>}
      </p>
      {children && <div className={clsx(part('note'), 'quiet')}>{children}</div>}
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
  look?: LookName;
  /**
   * Position of the rows: `stack` is one below the other. `across` is a sheet across the page, with the rows side by side where there is
   * room, as for a `plan` and for more than one of the `doors`. `folded` shows phones only the first and the last row, with a button that
   * opens the others: for more than three rows with a sentence each.
   */
  layout?: (typeof layouts)[number];
  /** One to seven `<Row>`, and one sentence: a handwritten remark in the margin. */
  children: ReactNode;
}

/**
 * A paper document with handwritten marks, such as a client receives.
 *
 * @useFor the first screen of a service’s page, in the `<Hero>`: the document that its reader would get, with figures that they
 *   would recognize.
 * @useFor the written assessment: `look="findings"`, the most urgent finding first, and one row with `pen="kept"`, because the advice
 *   can be to buy nothing.
 * @useFor the end of a page, in the `<CallToAction>`: one finding, and a second row that is the reader’s.
 * @useFor the state of systems on an ordinary day: `look="board"`, with `pen="ringed"` for what somebody has to act on and `pen="kept"`
 *   for what is in order. Nothing in it updates, so name the day or the client in the title.
 * @useFor a sequence or a comparison, such as a night, an application or a decision: `layout="across"`, best with three to six
 *   rows. In a `<Hero>` it is below the words, across the page.
 * @useFor one sentence besides the rows: it is the remark in the margin.
 * @notFor a document of a real client: it is confidential.
 * @notFor more than two marks of one kind: a page full of rings points at nothing.
 */
export function Sheet({
  title,
  eyebrow,
  stamp = blockStrings.sample,
  sum,
  look: lookName = 'list',
  layout = 'stack',
  children,
}: SheetProps) {
  const items = itemsOf('Sheet', children, Row);
  const remark = Children.toArray(children).filter((child) =>
    isValidElement(child) ? child.type !== Row : String(child).trim(),
  );
  const look: LookStyle = looks[oneOf('Sheet', 'look', lookName, lookNames)];
  const isAcross = oneOf('Sheet', 'layout', layout, layouts) === 'across';
  const { surface = 'paper', isSingle, rowsClass, classes } = look;
  const part = partsOf(look);
  const hasLogos = items.some(({ props }) => props.partner);
  const isTorn = useContext(SheetEdge) === 'torn';
  return (
    <figure
      className={clsx(part('sheet'), surface, 'container', !isSingle && !isTorn && 'pages', isTorn && frame.torn)}
    >
      <figcaption className={part('head')}>
        <p className={clsx(frame.letterhead, 'row quiet')}>
          <Mark size={22} /> {required('Sheet', 'eyebrow', eyebrow)}
        </p>
        <span className={clsx(frame.stamp, 'stamp')}>{required('Sheet', 'stamp', stamp)}</span>
        <p className={clsx(frame.title, 'title-m')}>{required('Sheet', 'title', title)}</p>
      </figcaption>
      <ol role="list" className={clsx(part('rows'), rowsClass, isAcross && part('across'), hasLogos && frame.logos)}>
        {items.map(({ key, props }) => (
          <RowView key={key} {...props} look={look} />
        ))}
      </ol>
      {layout === 'folded' && (
        <details className={clsx(frame.fold, 'not-printed')}>
          <summary className="title-s">{blockStrings.allRows.replace('{total}', String(items.length))}</summary>
        </details>
      )}
      {(sum || remark.length > 0) && (
        <div className={clsx(part('foot'), 'cluster')}>
          {remark.length > 0 && <div className={clsx(frame.remark, 'remark')}>{remark}</div>}
          {sum && <p className={clsx(frame.sum, classes?.sum ?? 'title-l')}>{sum}</p>}
        </div>
      )}
    </figure>
  );
}
