import { useState } from 'react';
import type { Side } from './Sidebar';

export const views = { side: 'Pages and forms', text: 'Text', page: 'Page' } as const;
export type View = keyof typeof views;

function fileInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('file');
}

/** On small screens, facts open as a form. */
function viewOf(file: string | null): View {
  return file?.endsWith('.yaml') ? 'page' : 'text';
}

/** The file that is open, which is in the address, and what is shown of it. */
export function useChosenFile() {
  const [file, setFile] = useState(fileInAddress);
  /** The pane on a small screen. */
  const [view, setView] = useState<View>(() => viewOf(fileInAddress()));
  const [side, setSide] = useState<Side>('pages');

  function choose(name: string | null): void {
    setFile(name);
    setView(viewOf(name));
    if (name?.endsWith('.yaml')) setSide((now) => (now === 'findings' ? now : 'pages'));
    window.history.replaceState(null, '', name ? `?file=${encodeURIComponent(name)}` : '?');
  }
  return { file, choose, view, setView, side, setSide };
}
