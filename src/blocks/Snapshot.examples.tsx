import type { Examples } from './examples';
import { Reading, Snapshot } from './Snapshot';

export const examples: Examples = {
  'A status board': (
    <Snapshot title="A Tuesday at a client">
      <Reading label="Monitoring" value="24/7">
        Alerts go to a person, not to a mailbox.
      </Reading>
      <Reading label="Backups" value="Restored">
        The last test restore brought everything back.
      </Reading>
    </Snapshot>
  ),
};
