import { render } from '@testing-library/react';
import { ChatPreview } from '../../../src/blocks';
import { chat } from '../../../src/site/chat';

let mockChatId: string | undefined;
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ siteConfig: { customFields: { chatId: mockChatId } } }));

const widgets = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${chat.scriptUrl}"]`);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

it('loads nothing without a chat id', () => {
  mockChatId = undefined;
  render(<ChatPreview />);
  jest.runAllTimers();
  expect(widgets()).toHaveLength(0);
});

it('loads the widget once, with its id, when the page is idle', () => {
  mockChatId = 'ridge-1';
  render(<ChatPreview />);
  expect(widgets()).toHaveLength(0);
  jest.runAllTimers();
  expect(widgets()).toHaveLength(1);
  expect(widgets()[0]?.dataset.chatId).toBe('ridge-1');

  render(<ChatPreview />);
  jest.runAllTimers();
  expect(widgets()).toHaveLength(1);
});
