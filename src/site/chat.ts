import { company } from './company';

/** The website chat product: the address of the widget, and the sample conversation on /website-chat. */
export const chat = {
  scriptUrl: `https://chat.${company.domain}/widget.js`,
  speakers: { visitor: 'Visitor', assistant: 'Assistant', person: 'Dana, support' },
  conversation: [
    { from: 'visitor', text: 'Do you ship replacement filters for the 2019 model?' },
    { from: 'assistant', text: 'Yes, filter F-20 fits it. It leaves our warehouse the next working day.' },
    { from: 'visitor', text: 'And if I ordered the wrong one last week?' },
    { from: 'assistant', text: 'Let me bring in a colleague who can see your order.' },
    { from: 'person', text: 'Hi, I have your order here. I am swapping it for the F-20 now.' },
  ],
  placeholder: 'Write a message',
  caption: 'A picture of the chat window: the assistant answers what it knows and hands over what it does not.',
} as const;
