import type { Examples } from './examples';
import { Reading, Snapshot } from './Snapshot';

export const examples: Examples = {
  'A status board': (
    <Snapshot title="A Tuesday at a client">
      <Reading label="Monitoring" value="24/7">
        <p>Alerts go to a person, not to a mailbox.</p>
      </Reading>
      <Reading label="Backups" value="Restored">
        <p>The last test restore brought everything back.</p>
      </Reading>
    </Snapshot>
  ),
};
