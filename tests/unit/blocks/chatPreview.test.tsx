import { fireEvent, render, screen } from '@testing-library/react';
import { ChatPreview } from '../../../src/blocks';
import { thirdParties } from '../../../src/config/thirdParties';
import { chat } from '../../../src/site/chat';

let mockChatId: string | undefined;
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ siteConfig: { customFields: { chatId: mockChatId } } }));

const widgets = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${thirdParties.chat.scriptUrl}"]`);

beforeEach(() => {
  document.head.innerHTML = '';
});

it('shows no button and loads nothing without a chat id', () => {
  mockChatId = undefined;
  render(<ChatPreview />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(widgets()).toHaveLength(0);
});

it('loads the widget once, with its id, when a visitor asks for it', async () => {
  mockChatId = 'ridge-1';
  render(<ChatPreview />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(widgets()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: chat.open }));
  expect(widgets()).toHaveLength(1);
  expect(widgets()[0]?.dataset.chatId).toBe('ridge-1');
  expect(screen.getByRole('status')).toHaveTextContent(chat.opening);

  render(<ChatPreview />);
  fireEvent.click(screen.getByRole('button', { name: chat.open }));
  expect(widgets()).toHaveLength(1);
});
