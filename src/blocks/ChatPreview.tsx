import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useState } from 'react';
import { chat } from '../site/chat';
import { company } from '../site/company';
import { thirdParties } from '../site/thirdParties';
import { Button } from '../ui/Button';
import { loadScript } from '../ui/loadScript';
import { Mark } from '../ui/Mark';
import styles from './ChatPreview.module.css';

const { scriptUrl } = thirdParties.chat;

/** Loads the chat once a visitor asks for it, because its server then learns of the visit. */
function ChatButton({ chatId }: { chatId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    if (document.querySelector(`script[src="${scriptUrl}"]`)) return;
    loadScript(scriptUrl, { chatId });
  };
  return <p role="status">{isOpen ? chat.opening : <Button onClick={open}>{chat.open}</Button>}</p>;
}

/**
 * A sample conversation in the chat window, with the real chat beside it once that is switched on.
 *
 * @remarks The real chat needs `CHAT_ID` at build time, and is never in a preview. Its script loads when a visitor presses the button.
 *
 * @alsoCalled chat, messenger
 * @useFor the page about the website chat. The conversation is among the facts, in `chat.yaml`.
 * @notFor other pages: it shows a product and answers nobody.
 * @notFor a conversation between three parties, step by step: use `<Lanes>`.
 */
export function ChatPreview() {
  const { chatId } = useDocusaurusContext().siteConfig.customFields as { chatId?: string };

  return (
    <>
      <figure className={styles.preview}>
        <div className={styles.window}>
          <p className={styles.bar}>
            <Mark size={24} />
            {company.brand}
          </p>
          <ol role="list" className={styles.messages}>
            {chat.conversation.map(({ from, text }) => (
              <li key={text} className={styles.message} data-from={from}>
                <span className={styles.speaker}>{chat.speakers[from]}</span>
                {text}
              </li>
            ))}
          </ol>
          <p className={styles.field} aria-hidden="true">
            {chat.placeholder}
          </p>
        </div>
        <figcaption className={`${styles.caption} note`}>{chat.caption}</figcaption>
      </figure>
      {chatId && <ChatButton chatId={chatId} />}
    </>
  );
}
