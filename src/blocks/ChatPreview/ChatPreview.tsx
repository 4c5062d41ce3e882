import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import ChatButton from '../../browser/chat/ChatButton';
import { Island } from '../../browser/islands/Island';
import { connectionsOf } from '../../config/connections';
import { blockStrings, chat } from '../../facts/strings';
import styles from './ChatPreview.module.css';

/**
 * A sample conversation in the chat window, with the real chat beside it once that is switched on.
 *
 * @remarks The real chat needs `CHAT_ID` at build time, and is never in a preview. Its script loads when a visitor presses the button.
 *
 * @useFor the page about the website chat. The conversation is among the facts, in `strings.yaml`.
 * @notFor other pages: it shows a product and answers nobody.
 */
export function ChatPreview() {
  const { chatId } = connectionsOf(useDocusaurusContext().siteConfig);

  return (
    <div className="stack-4">
      <figure className={clsx(styles.window, 'box')}>
        <figcaption className={clsx(styles.bar, 'row')}>
          {chat.window} <span className="stamp">{blockStrings.sample}</span>
        </figcaption>
        <ol role="list" className={clsx(styles.messages, 'stack-3')}>
          {chat.conversation.flatMap(({ from, text }) => [
            from === 'person' && (
              <li key={`before ${text}`} className={clsx(styles.handoff, 'row title-s')}>
                {chat.handoff}
              </li>
            ),
            <li key={text} className={styles.message} data-from={from}>
              <span className={clsx(styles.speaker, 'quiet')}>{chat.speakers[from]}</span>
              {text}
            </li>,
          ])}
        </ol>
        <p className={clsx(styles.field, 'note')} aria-hidden="true">
          {chat.placeholder}
        </p>
      </figure>
      {chatId && <Island name="ChatButton" component={ChatButton} props={{ chatId }} />}
    </div>
  );
}
