import type { Examples } from './examples';
import { Lanes, Message } from './Lanes';

export const examples: Examples = {
  'A question that needs a person': (
    <Lanes title="How a question travels" lanes="Visitor, Chat, Team">
      <Message from="Visitor" to="Chat">
        <p>Asks.</p>
      </Message>
      <Message from="Chat" to="Chat">
        <p>Looks it up.</p>
      </Message>
      <Message from="Chat" to="Team" line="route">
        <p>Hands over.</p>
      </Message>
      <Message from="Team" to="Visitor" line="route">
        <p>Answers.</p>
      </Message>
    </Lanes>
  ),
};
