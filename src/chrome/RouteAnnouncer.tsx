import { useEffect, useState } from 'react';
import { NAVIGATED } from '../boot/events';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { MAIN_ID } from './SkipLink';

/**
 * Does for a client navigation what the browser does for a full one: the new page's title is announced, and the
 * keyboard goes on from its content. It stays while pages come and go, because assistive technology only reads
 * changes of a region it knows. https://github.com/facebook/docusaurus/issues/11332
 */
export function RouteAnnouncer() {
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const announce = () => {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      // The head manager writes the title a frame after the page has rendered.
      requestAnimationFrame(() => requestAnimationFrame(() => setAnnouncement(document.title)));
    };
    addEventListener(NAVIGATED, announce);
    return () => removeEventListener(NAVIGATED, announce);
  }, []);

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
