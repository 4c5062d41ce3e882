import { Component, type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { livePageOf } from './livePage';
import { tellDesk, whenPainted } from './tellDesk';

type LivePages = ReturnType<typeof livePageOf>;

interface Place {
  scroll: number;
  open: number[];
}

function placeOnPage(): Place {
  const details = [...document.querySelectorAll('details')];
  return { scroll: window.scrollY, open: details.flatMap(({ open }, index) => (open ? index : [])) };
}

function returnTo({ scroll, open }: Place): void {
  for (const [index, details] of document.querySelectorAll('details').entries()) details.open = open.includes(index);
  window.scrollTo({ top: scroll, behavior: 'instant' });
}

/** Shows the last good text again when a text cannot be rendered, and returns to the same place on the page. */
class GoodPage extends Component<{ live: LivePages; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private place: Place | null = null;
  private unsubscribe = () => {};

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    // Where the reader is before a text that fails: React removes the page before it reports the error.
    this.unsubscribe = this.props.live.subscribe(() => {
      this.place = placeOnPage();
      if (this.state.hasFailed) this.setState({ hasFailed: false });
    });
  }

  override componentWillUnmount() {
    this.unsubscribe();
  }

  override componentDidCatch(error: Error) {
    const { live } = this.props;
    const { place } = this;
    const failed = live.get();
    // The page cannot be shown as it is saved: nothing is shown until a text can be.
    if (!failed) return;
    tellDesk({ desk: 'failed', version: failed.version, message: error.message });
    live.goBack();
    this.setState({ hasFailed: false }, () => place && returnTo(place));
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Returns a component that stays the same while the text changes, so that React changes only what differs: the page keeps its
 * scroll position and its open questions.
 */
export function liveContent(Saved: ComponentType, live: LivePages) {
  function Live() {
    const page = useSyncExternalStore(live.subscribe, live.get);
    useEffect(() => {
      if (!page) return;
      live.wasShown(page);
      whenPainted(() => tellDesk({ desk: 'shown', version: page.version }));
    }, [page]);
    // Called and not rendered: as a component, every text would be another one to React.
    return page ? page.render() : <Saved />;
  }

  return function LiveContent() {
    return (
      <GoodPage live={live}>
        <Live />
      </GoodPage>
    );
  };
}
