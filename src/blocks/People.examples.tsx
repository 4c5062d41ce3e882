import type { Examples } from './examples';
import { People, Person } from './People';

export const examples: Examples = {
  Leaders: (
    <People size="large">
      <Person name="Maren Holt" role="Founder" sample>
        Built the first payment gateway and still reads its logs.
      </Person>
    </People>
  ),
  Team: (
    <People>
      <Person name="Jo Park" role="Data engineer" sample>
        Finds the table nobody admits to.
      </Person>
      <Person name="Ines Duarte" role="Security analyst" sample>
        Removes accounts of people who left.
      </Person>
    </People>
  ),
};
