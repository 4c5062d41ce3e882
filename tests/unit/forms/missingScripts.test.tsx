import { missingScriptMessage } from '../../../src/facts/formStrings';
import { mails, openForm, useStandIns, visitor, wait } from './form';

const mockLoading = { end: (_: (error: Error) => void) => {} };

jest.mock('../../../src/forms/send', () => ({
  __esModule: true,
  // biome-ignore lint/suspicious/noThenProperty: `import()` waits for a module that is like a promise.
  then: (_: unknown, reject: (error: Error) => void) => mockLoading.end(reject),
}));

useStandIns();

it.each([
  ['fail', (reject: (error: Error) => void) => reject(new Error('404')), 0],
  ['never arrive', () => undefined, 15_000],
])('scripts that %s: nothing was sent, and the form says so', async (_, end, time) => {
  mockLoading.end = end;
  const form = await openForm();
  form.fill();
  await form.submit();
  await wait(time);
  expect(form.problem()).toHaveTextContent(missingScriptMessage.text);
  expect(form.control('message')).toHaveValue(visitor.message);
  // A reload may not help.
  expect(form.preparedMail()).toBeInTheDocument();
  expect(form.submitButton).toBeEnabled();
  expect(mails).toEqual([]);
});
