import type { Examples } from './examples';
import { PainPoint, PainPoints } from './PainPoints';

export const examples: Examples = {
  'Two sentences': (
    <PainPoints>
      <PainPoint title="Nobody knows what the bill pays for">Half of it runs at night for no one.</PainPoint>
      <PainPoint title="It works until Karl is on holiday">One person holds all the passwords.</PainPoint>
    </PainPoints>
  ),
};
