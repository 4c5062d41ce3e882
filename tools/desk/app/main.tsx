import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import '../../../src/styles/shared.css';
import { Desk } from './Desk';
import styles from './desk.module.css';
import { allDrafts, type Draft } from './drafts';

/** Shown after a crash of the desk: the texts that are not saved, and a button that reloads. */
class ErrorScreen extends Component<{ children: ReactNode }, { message: string | null; drafts: Draft[] }> {
  override state = { message: null, drafts: [] as Draft[] };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override componentDidCatch() {
    void allDrafts().then((drafts) => this.setState({ drafts }));
  }

  override render(): ReactNode {
    if (this.state.message === null) return this.props.children;
    return (
      <main className={styles.dialog}>
        <h1>The desk has stopped</h1>
        <p>What you wrote is kept. Reload to go on; if it stops again, show this to an engineer.</p>
        <button type="button" data-tone="primary" onClick={() => window.location.reload()}>
          Reload
        </button>
        <p>{this.state.message}</p>
        {this.state.drafts.map(({ file, text }) => (
          <label key={file}>
            Not saved yet: {file}
            <textarea readOnly rows={12} value={text} />
          </label>
        ))}
      </main>
    );
  }
}

const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(
    <ErrorScreen>
      <Desk />
    </ErrorScreen>,
  );
}
