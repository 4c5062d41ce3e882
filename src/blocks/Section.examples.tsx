import type { Examples } from './examples';
import { Section } from './Section';

export const examples: Examples = {
  Stacked: (
    <Section title="What we do first" eyebrow="Approach">
      <p>We read the invoices, the diagrams and the incident list.</p>
    </Section>
  ),
  'In two columns, sunk': (
    <Section title="What you hold at the end" layout="split" tone="sunk">
      <p>A map of what runs, who owns it and what it costs.</p>
    </Section>
  ),
  'On ink': (
    <Section title="Who answers at night" tone="ink">
      <p>An engineer who was there when it was built.</p>
    </Section>
  ),
};
