import { Action, Actions } from './Actions';
import { Banner } from './Banner';
import type { Examples } from './examples';

export const examples: Examples = {
  'A message': (
    <Banner title="Coming Soon - Currently in Beta">
      <p>The first sites run it this season.</p>
    </Banner>
  ),
  'With an action': (
    <Banner title="One partner for the whole route">
      <p>From the first survey to the night someone has to answer.</p>
      <Actions>
        <Action to="/assessment">Partner With Us Today</Action>
      </Actions>
    </Banner>
  ),
};
