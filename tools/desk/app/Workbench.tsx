import type { PointedAt } from '../../../plugins/desk/messages';
import styles from './desk.module.css';
import { FactsDesk } from './facts/FactsDesk';
import type { FileProps } from './opened';
import type { Reveal } from './Preview';
import { PageDesk } from './page/PageDesk';
import { Button } from './parts/Button';
import { useFile } from './useFile';
import type { FileChange, Site } from './useSite';

interface WorkbenchProps extends Omit<FileProps, 'opened'> {
  site: Site;
  changed: FileChange | null;
  onAddToMenu: () => void;
  onReveal: (reveal: Reveal) => void;
  onElsewhere: (place: PointedAt) => void;
}

/** Everything about one open file. Another file gets another workbench, so that nothing of this one is left. */
export function Workbench({ site, changed, onAddToMenu, onReveal, onElsewhere, ...props }: WorkbenchProps) {
  const { file, say } = props;
  const opening = useFile({ file, changed, onError: say });
  const { view, conflict, decide } = opening;
  const facts = site.facts.find((entry) => entry.file === file);
  const listed = site.pages.find((entry) => entry.file === file) ?? null;
  if (!view || (file.endsWith('.yaml') && !facts)) return <p className={styles.hint}>It is being opened …</p>;
  const opened = { ...opening, view };
  return (
    <>
      {conflict && (
        <div className={styles.notice} role="alert">
          <p>
            <strong>This page was changed outside this tab while you were writing.</strong> Nothing was overwritten.
          </p>
          <Button onClick={() => decide('mine')}>Keep my text</Button>
          <Button onClick={() => decide('other')}>Take the other text</Button>
        </div>
      )}
      {facts ? (
        <FactsDesk {...props} {...{ opened, facts }} pages={site.pages} />
      ) : (
        <PageDesk
          {...props}
          {...{ opened, listed, onAddToMenu, onReveal, onElsewhere }}
          pages={site.pages}
          blocks={site.blocks}
        />
      )}
    </>
  );
}
