import { Card, Cards } from './Cards';
import type { Examples } from './examples';

export const examples: Examples = {
  'Two columns': (
    <Cards columns="2">
      <Card title="Managed IT" icon="headset">
        Someone answers, and knows your machines.
      </Card>
      <Card title="Repair" icon="laptop">
        A technician on site the next day.
      </Card>
    </Cards>
  ),
  'With links': (
    <Cards>
      <Card title="AI solutions" icon="brain" to="/ai-solutions">
        One measured task first.
      </Card>
      <Card title="Cloud" icon="cloud" to="/cloud-infrastructure" label="See cloud solutions">
        Know what it costs before it does.
      </Card>
      <Card title="Security" icon="shield-check" to="/advanced-security">
        Evidence for the auditor, sleep for you.
      </Card>
    </Cards>
  ),
};
