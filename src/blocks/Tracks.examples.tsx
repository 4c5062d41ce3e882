import type { Examples } from './examples';
import { Track, Tracks } from './Tracks';

export const examples: Examples = {
  'Two tracks': (
    <Tracks title="From paper to record">
      <Track
        title="Invoices"
        input="Scanned pages"
        work="Reads the fields"
        check="Confirms what is doubtful"
        output="A booked invoice"
      />
      <Track title="Tickets" input="Mail" work="Sorts by topic" check="Reads the draft" output="A reply" />
    </Tracks>
  ),
};
