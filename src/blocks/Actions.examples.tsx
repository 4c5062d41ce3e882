import { Action, Actions } from './Actions';
import type { Examples } from './examples';

export const examples: Examples = {
  'One action': (
    <Actions>
      <Action to="/assessment">Free Assessment</Action>
    </Actions>
  ),
  'With a second action': (
    <Actions>
      <Action to="/assessment">Plan Your Cloud Roadmap</Action>
      <Action to="/contact" tone="quiet">
        Talk with a Cloud Strategist
      </Action>
    </Actions>
  ),
};
