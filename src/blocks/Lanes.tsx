import clsx from 'clsx';
import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { Diagram, Drawing, strokes } from '../ui/Diagram';
import { laneCenter } from '../ui/diagramGeometry';
import { itemsOf, oneOf, required } from './blockError';
import styles from './Lanes.module.css';

const LANES = 3;
const lines = ['plain', 'trail'] as const;

interface MessageProps {
  /** The lane that sends it. */
  from: string;
  /** The lane that receives it; the same lane for something that happens there. */
  to: string;
  /** Look: `trail` draws it in copper, for a message that involves a person. */
  line?: (typeof lines)[number];
  /** What is said or done, in one sentence. */
  children: ReactNode;
}

/** One message. `<Lanes>` draws it. */
export function Message(_: MessageProps): ReactNode {
  return null;
}

interface LanesProps {
  /** What the diagram shows. */
  title: string;
  /** Who has the first lane. */
  left: string;
  /** Who has the lane in the middle. */
  middle: string;
  /** Who has the last lane. */
  right: string;
  /** Two or more `<Message>`, in order. */
  children: ReactNode;
}

interface RowProps extends MessageProps {
  lanes: readonly string[];
}

function Arrow({ from, to }: { from: number; to: number }) {
  const [start, end] = [laneCenter(from, LANES), laneCenter(to, LANES)];
  const head = to > from ? 'm-9-5 7 5-7 5' : 'm9-5-7 5 7 5';
  return (
    <>
      <line x1={start} x2={start} y1="10" y2="10" className={strokes.dot} />
      {from !== to && (
        <>
          <line x1={start} x2={end} y1="10" y2="10" />
          <svg x={end} y="10" overflow="visible" aria-hidden="true">
            <path d={head} />
          </svg>
        </>
      )}
    </>
  );
}

function Row({ lanes, from, to, line = 'plain', children }: RowProps) {
  const start = lanes.indexOf(oneOf('Message', 'from', from, lanes));
  const end = lanes.indexOf(oneOf('Message', 'to', to, lanes));
  const isTrail = oneOf('Message', 'line', line, lines) === 'trail';
  // The text is beside the sending lane, on the side of the arrow, so that no lane crosses it.
  const gap = end < start ? start - 1 : Math.min(start, LANES - 2);
  return (
    <li className={styles.message} data-gap={gap} data-line={line}>
      <div className={styles.text}>
        <p className={styles.direction}>{start === end ? from : `${from} ${strings.messageTo} ${to}`}</p>
        <div>{children}</div>
      </div>
      <Drawing className={clsx(styles.arrow, isTrail && strokes.trail)}>
        <Arrow from={start} to={end} />
      </Drawing>
    </li>
  );
}

/**
 * Who says what to whom, in order: three lanes, and an arrow for each message.
 *
 * @alsoCalled diagram, conversation, sequence
 * @useFor a conversation or handover between exactly three parties: visitor, chat and team; shop, warehouse and carrier.
 * @useFor messages that involve a person: give them `line="trail"`, the trail.
 * @notFor the steps of a single party: use `<Steps>`.
 * @notFor more than about eight messages: the diagram would need scrolling.
 * @notFor anything that the text around it does not say too: the diagram repeats the point and does not replace it.
 */
export function Lanes({ title, left, middle, right, children }: LanesProps) {
  const names = [
    required('Lanes', 'left', left),
    required('Lanes', 'middle', middle),
    required('Lanes', 'right', right),
  ];
  return (
    <Diagram title={required('Lanes', 'title', title)}>
      <div className={styles.lanes}>
        <Drawing className={styles.lifelines}>
          {names.map((name, index) => (
            <line key={name} x1={laneCenter(index, LANES)} x2={laneCenter(index, LANES)} y1="0" y2="100%" />
          ))}
        </Drawing>
        <ul role="list" className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <ol role="list">
          {itemsOf('Lanes', children, Message).map((message) => (
            <Row key={message.key} lanes={names} {...message.props} />
          ))}
        </ol>
      </div>
    </Diagram>
  );
}
