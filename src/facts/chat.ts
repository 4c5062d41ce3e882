import * as v from 'valibot';
import { text, texts } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** The website chat product, and the sample conversation on /website-chat. */
export const schema = v.strictObject({
  chat: v.strictObject({
    window: text('The name of the shop at the top of the sample window.'),
    speakers: texts('Label for a speaker', 'visitor', 'assistant', 'person'),
    conversation: v.array(
      v.strictObject({
        from: v.pipe(v.picklist(['visitor', 'assistant', 'person']), v.description('Who says it.')),
        text: text('What they say.'),
      }),
    ),
    open: text('The button that opens the real chat.'),
    opening: text('The text in place of that button while the chat loads.'),
    placeholder: text('The words in the empty field below the conversation.'),
    handoff: text('Why a person takes over, before what the person says.'),
  }),
});

export const { chat } = readFacts(__filename, schema);
