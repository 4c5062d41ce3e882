import type { Examples } from './examples';
import { Pair, Pairs } from './Pairs';

export const examples: Examples = {
  'Challenge and solution': (
    <Pairs>
      <Pair challenge="The bill grows and no one can say why">Every cost gets an owner and a label.</Pair>
      <Pair challenge="Releases wait for one person">Anyone on the team releases, the same way each time.</Pair>
    </Pairs>
  ),
  'With impact': (
    <Pairs>
      <Pair challenge="Invoices are typed in by hand" impact="The clerk checks exceptions only.">
        A model reads them and marks what it is unsure of.
      </Pair>
      <Pair challenge="Answers differ from person to person" impact="One answer, with its source.">
        A search over your own documents.
      </Pair>
    </Pairs>
  ),
};
