import type { Examples } from './examples';
import { Pair, Pairs } from './Pairs';

export const examples: Examples = {
  'Challenge and solution': (
    <Pairs>
      <Pair challenge="The bill grows and no one can say why">
        <p>Every cost gets an owner and a label.</p>
      </Pair>
      <Pair challenge="Releases wait for one person">
        <p>Anyone on the team releases, the same way each time.</p>
      </Pair>
    </Pairs>
  ),
  'With impact': (
    <Pairs>
      <Pair challenge="Invoices are typed in by hand" impact="The clerk checks exceptions only.">
        <p>A model reads them and marks what it is unsure of.</p>
      </Pair>
      <Pair challenge="Answers differ from person to person" impact="One answer, with its source.">
        <p>A search over your own documents.</p>
      </Pair>
    </Pairs>
  ),
};
