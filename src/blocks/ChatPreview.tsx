import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect } from 'react';
import { chat } from '../site/chat';
import { company } from '../site/company';
import { loadScript } from '../ui/loadScript';
import { Mark } from '../ui/Mark';
import { StartReactSoon } from '../ui/reactUse';
import styles from './ChatPreview.module.css';

/** Loads the widget's script when the page is idle. */
function ChatWidget({ chatId }: { chatId: string }) {
  useEffect(() => {
    if (document.querySelector(`script[src="${chat.scriptUrl}"]`)) return;
    const load = () => loadScript(chat.scriptUrl, { chatId });
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 1);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [chatId]);

  return <StartReactSoon />;
}

/**
 * A sample conversation in the chat window, with the real chat beside it once that is switched on.
 *
 * @remarks The real chat needs `CHAT_ID` at build time. Its script loads when the page is idle.
 *
 * @useFor the page about the website chat. The conversation is in `src/site/chat.yaml`.
 * @notFor other pages: it shows a product and answers nobody.
 * @notFor a conversation between three parties, step by step: use `<Lanes>`.
 */
export function ChatPreview() {
  const { chatId } = useDocusaurusContext().siteConfig.customFields as { chatId?: string };

  return (
    <>
      {chatId && <ChatWidget chatId={chatId} />}
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
    </>
  );
}
