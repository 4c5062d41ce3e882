import { Component, type ReactNode } from 'react';
import styles from './desk.module.css';
import { filesWithDrafts, readDraft } from './drafts';

/** In place of a desk that stopped: what was written, and a way back. */
export class ErrorScreen extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const error: Error | null = this.state.error;
    if (!error) return this.props.children;
    const drafts = filesWithDrafts();
    return (
      <main className={styles.stopped}>
        <h1>The desk has stopped</h1>
        <p>What you wrote is kept. Reload to go on; if it stops again, show this to an engineer.</p>
        <p>
          <button type="button" data-tone="primary" onClick={() => window.location.reload()}>
            Reload
          </button>
        </p>
        <pre>{(error as Error).message}</pre>
        {drafts.map((file) => (
          <label key={file}>
            Not saved yet: {file}
            <textarea readOnly rows={12} value={readDraft(file)?.text ?? ''} />
          </label>
        ))}
      </main>
    );
  }
}
