import MDXPage from '@theme/MDXPage';
import { Component, createRef, type ReactNode, useEffect, useMemo } from 'react';
import type { FromPage, ToPage } from './messages';
import { pointedAt, reveal } from './pointedAt';

type Content = Parameters<typeof MDXPage>[0]['content'] & { metadata: { permalink: string; source: string } };

export interface DeskPageProps {
  content: Content;
}

function tellDesk(message: FromPage): void {
  window.parent.postMessage(message, window.location.origin);
}

/** A text that the desk asked to show and that the page does not have yet. */
let awaited: ToPage | null = null;

function revealAwaited(): void {
  if (awaited && reveal(awaited.text, awaited.index)) awaited = null;
}

/**
 * The HTML of each page as it was last rendered without an error. React cannot render that version again, because hot reload has
 * replaced its code.
 */
const shownPages = new Map<string, string>();

const WITHOUT_BOX = { display: 'contents' };

/** Shows the last good content if a block throws. Each new text gets a new one, without the error of the text before. */
class GoodContent extends Component<DeskPageProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  readonly page = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    tellDesk({ desk: 'failed' });
  }

  override componentDidMount() {
    if (this.state.hasFailed) return;
    shownPages.set(this.props.content.metadata.permalink, this.page.current?.innerHTML ?? '');
    tellDesk({ desk: 'shown' });
    requestAnimationFrame(revealAwaited);
  }

  override render(): ReactNode {
    const { content: PageContent } = this.props;
    if (this.state.hasFailed) {
      const html = shownPages.get(PageContent.metadata.permalink) ?? '';
      return <div key="last" style={WITHOUT_BOX} dangerouslySetInnerHTML={{ __html: html }} />;
    }
    return (
      <div key="page" ref={this.page} style={WITHOUT_BOX}>
        <PageContent />
      </div>
    );
  }
}

/** Tells the desk where the writer clicks and drops. Returns a function that ends the connection. */
function connect(): () => void {
  const connection = new AbortController();
  const options = { signal: connection.signal };
  const receive = ({ origin, source, data }: MessageEvent<ToPage>) => {
    if (origin !== window.location.origin || source !== window.parent) return;
    awaited = data;
    revealAwaited();
  };
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    // A link would leave the page that is being written.
    if (target.closest('a, button[type="submit"]')) event.preventDefault();
    tellDesk({ desk: 'pointed', place: pointedAt(target), files: [] });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    tellDesk({ desk: 'pointed', place: pointedAt(event.target as Element), files });
  };
  window.addEventListener('message', receive, options);
  document.addEventListener('click', click, { ...options, capture: true });
  // Without it, the browser opens what is dropped.
  document.addEventListener('dragover', (event) => event.preventDefault(), options);
  document.addEventListener('drop', drop, options);
  return () => connection.abort();
}

/** A page in the desk's frame: what visitors see, refreshed whenever the text is saved. */
export default function FramedPage({ content }: DeskPageProps) {
  useEffect(connect, []);
  // Inside the page: the error boundary around the page would replace the content with an error screen.
  const good = useMemo(() => Object.assign(() => <GoodContent content={content} />, content), [content]);
  return <MDXPage content={good} />;
}
