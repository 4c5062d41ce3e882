import type { Examples } from './examples';
import { Panel, Panels } from './Panels';

export const examples: Examples = {
  'Rows with a list': (
    <Panels>
      <Panel title="Amazon Web Services" eyebrow="Provider" icon="cloud">
        <p>The widest catalogue, and the bill that needs most reading.</p>
        <ul>
          <li>Landing zones</li>
          <li>Cost reviews</li>
        </ul>
      </Panel>
      <Panel title="Google Cloud">
        <p>Where the data team already works.</p>
      </Panel>
    </Panels>
  ),
};
