import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `problem` for what could not be sent, `news` for everything else. */
  tone: 'problem' | 'news';
  title?: string;
  children: ReactNode;
}

/** Says below the button what has become of a submit. It scrolls into view when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <div ref={element} className={styles.notice} data-notice={tone}>
      {title && <p className={styles.title}>{title}</p>}
      <p>{children}</p>
    </div>
  );
}
