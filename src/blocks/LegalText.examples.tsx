import type { Examples } from './examples';
import { LegalText } from './LegalText';

export const examples: Examples = {
  'A legal text': (
    <LegalText updated="2025-04-07">
      <h2>Governing law</h2>
      <p>The laws of the State of Utah apply.</p>
    </LegalText>
  ),
};
