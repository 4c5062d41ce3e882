import type { Examples } from './examples';
import { Lanes, Message } from './Lanes';

export const examples: Examples = {
  'A question that needs a person': (
    <Lanes title="How a question travels" lanes="Visitor, Chat, Team">
      <Message from="Visitor" to="Chat">
        Asks.
      </Message>
      <Message from="Chat" to="Chat">
        Looks it up.
      </Message>
      <Message from="Chat" to="Team" line="route">
        Hands over.
      </Message>
      <Message from="Team" to="Visitor" line="route">
        Answers.
      </Message>
    </Lanes>
  ),
};
