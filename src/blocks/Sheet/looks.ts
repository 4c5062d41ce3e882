import clsx from 'clsx';
import bill from './bill.module.css';
import board from './board.module.css';
import doors from './doors.module.css';
import findings from './findings.module.css';
import form from './form.module.css';
import list from './list.module.css';
import plan from './plan.module.css';
import record from './record.module.css';
import frame from './Sheet.module.css';
import ticket from './ticket.module.css';

/** A part of a sheet that a look may style. */
type SheetPart = 'sheet' | 'head' | 'rows' | 'across' | 'label' | 'figures' | 'value' | 'ringed' | 'note' | 'foot';

/** Everything that a look decides. */
export interface LookStyle {
  /** The look's own styles, which override those of the frame. */
  styles: Readonly<Record<string, string | undefined>>;
  /** What the sheet is made of: paper by default. */
  surface?: 'paper' | 'box';
  /** There is no second page below it. */
  isSingle?: true;
  /** The class of the rows, if the frame arranges them: figures at the end of a line, with or without a rule between the lines. */
  rowsClass?: string;
  /** Primitives for parts of the sheet. */
  classes?: { label?: 'leader'; value?: 'title-l' | 'title-m'; sum?: 'title-xl' };
  /** What the pen strikes out in a struck row, and how: by default only the label. */
  struck?: { label?: string; value?: string };
}

const ruledLines = clsx(frame.lines, frame.ruled);

/** To add a look, add it here, with its module and its words in the comment of the setting `look`. */
export const looks = {
  list: { styles: list, rowsClass: ruledLines },
  findings: { styles: findings, rowsClass: ruledLines },
  bill: {
    styles: bill,
    isSingle: true,
    rowsClass: frame.lines,
    classes: { label: 'leader', sum: 'title-xl' },
    struck: { label: bill.struck, value: frame.struck },
  },
  form: { styles: form },
  ticket: { styles: ticket, rowsClass: frame.lines },
  record: { styles: record, rowsClass: ruledLines, classes: { value: 'title-l' } },
  board: { styles: board, surface: 'box', isSingle: true, rowsClass: ruledLines },
  plan: { styles: plan, classes: { value: 'title-m' } },
  doors: { styles: doors },
} satisfies Record<string, LookStyle>;

export type LookName = keyof typeof looks;
export const lookNames = Object.keys(looks) as LookName[];

/** Returns a function from a part of the sheet to its classes: those of every sheet, and those of the look. */
export const partsOf =
  ({ styles }: LookStyle) =>
  (part: SheetPart) =>
    clsx(frame[part], styles[part]);
