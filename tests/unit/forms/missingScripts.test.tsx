import { screen } from '@testing-library/react';
import { failureMessages, missingScriptMessage } from '../../../src/facts/formStrings';
import { mails, openFilledForm, useStandIns, visitor, wait } from './form';

const mockLoading = { end: (_: (error: Error) => void) => {} };

jest.mock('../../../src/forms/send', () => ({
  __esModule: true,
  // biome-ignore lint/suspicious/noThenProperty: `import()` waits for a module that is like a promise.
  then: (_: unknown, reject: (error: Error) => void) => mockLoading.end(reject),
}));

jest.mock('../../../src/toasts/Toasts', () => {
  throw new Error('Loading chunk failed.');
});

useStandIns();

it.each([
  ['fail', (reject: (error: Error) => void) => reject(new Error('404')), true, missingScriptMessage],
  ['never arrive', () => undefined, true, missingScriptMessage],
  [
    'fail without a connection',
    (reject: (error: Error) => void) => reject(new Error('404')),
    false,
    failureMessages.contact.network,
  ],
])('scripts that %s: nothing was sent, and the form says so, aloud', async (_, end, onLine, message) => {
  mockLoading.end = end;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const form = await openFilledForm();
  await form.submit();
  await wait(15_000);
  expect(form.problem()).toHaveTextContent(message.text);
  expect(screen.getByRole('alert')).toHaveTextContent(`${message.title} ${message.text}`);
  expect(form.control('message')).toHaveValue(visitor.message);
  // A reload may not help.
  expect(form.preparedMail()).toBeInTheDocument();
  expect(form.submitButton).toBeEnabled();
  expect(mails).toEqual([]);
});
