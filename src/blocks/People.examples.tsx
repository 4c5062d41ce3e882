import type { Examples } from './examples';
import { People, Person } from './People';

export const examples: Examples = {
  Leaders: (
    <People size="large">
      <Person name="Maren Holt" role="Founder" sample>
        <p>Built the first payment gateway and still reads its logs.</p>
      </Person>
    </People>
  ),
  Team: (
    <People>
      <Person name="Jo Park" role="Data engineer" sample>
        <p>Finds the table nobody admits to.</p>
      </Person>
      <Person name="Ines Duarte" role="Security analyst" sample>
        <p>Removes accounts of people who left.</p>
      </Person>
    </People>
  ),
};
