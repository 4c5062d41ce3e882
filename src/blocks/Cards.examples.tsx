import { Card, Cards } from './Cards';
import type { Examples } from './examples';

export const examples: Examples = {
  'Two columns': (
    <Cards columns="2">
      <Card title="Managed IT" icon="headset">
        <p>Someone answers, and knows your machines.</p>
      </Card>
      <Card title="Repair" icon="laptop">
        <p>A technician on site the next day.</p>
      </Card>
    </Cards>
  ),
  'With links': (
    <Cards>
      <Card title="AI solutions" icon="brain" to="/ai-solutions">
        <p>One measured task first.</p>
      </Card>
      <Card title="Cloud" icon="cloud" to="/cloud-infrastructure" label="See cloud solutions">
        <p>Know what it costs before it does.</p>
      </Card>
      <Card title="Security" icon="shield-check" to="/advanced-security">
        <p>Evidence for the auditor, sleep for you.</p>
      </Card>
    </Cards>
  ),
};
