import type { Examples } from './examples';
import { PainPoint, PainPoints } from './PainPoints';

export const examples: Examples = {
  'Two sentences': (
    <PainPoints>
      <PainPoint title="Nobody knows what the bill pays for">
        <p>Half of it runs at night for no one.</p>
      </PainPoint>
      <PainPoint title="It works until Karl is on holiday">
        <p>One person holds all the passwords.</p>
      </PainPoint>
    </PainPoints>
  ),
};
