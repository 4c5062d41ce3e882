import { act, screen } from '@testing-library/react';
import * as sendNothing from '../../../plugins/preview/sendNothing';
import { formStrings, missingScriptMessage } from '../../../src/facts/formStrings';
import { visitor } from '../../support/enquiryForms';
import { mails, openFilledForm, useStandIns, wait } from './form';

type Loaded = (code: object) => void;
type Failed = (error: Error) => void;

const mockLoading = { end: (_: Loaded, __: Failed) => {} };

jest.mock('../../../src/forms/send', () => ({
  __esModule: true,
  // biome-ignore lint/suspicious/noThenProperty: `import()` waits for a module that is like a promise.
  then: (loaded: Loaded, failed: Failed) => mockLoading.end(loaded, failed),
}));

jest.mock('../../../src/toasts/Toasts', () => {
  throw new Error('Loading chunk failed.');
});

const fails = (_: Loaded, failed: Failed) => failed(new Error('404'));
const loads = (loaded: Loaded) => loaded(sendNothing);

useStandIns();

it.each([
  ['fail', fails],
  ['never arrive', () => undefined],
])('scripts that %s: nothing was sent, and the form says so, aloud', async (_, end) => {
  mockLoading.end = end;
  const form = await openFilledForm();
  await form.submit();
  await wait(15_000);
  expect(form.problem()).toHaveTextContent(missingScriptMessage.text);
  expect(screen.getByRole('alert')).toHaveTextContent(`${missingScriptMessage.title} ${missingScriptMessage.text}`);
  expect(form.control('message')).toHaveValue(visitor.message);
  // A reload may not help.
  expect(form.preparedMail()).toBeInTheDocument();
  expect(form.submitButton).toBeEnabled();
  expect(mails).toEqual([]);
});

it('scripts that fail without a connection: the enquiry waits, and is sent when the connection is back', async () => {
  mockLoading.end = fails;
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const form = await openFilledForm();
  await form.submit();
  expect(screen.getByText(formStrings.waiting)).toBeInTheDocument();
  expect(form.preparedMail()).toBeInTheDocument();
  mockLoading.end = loads;
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await wait(0);
  expect(form.success()).toBeInTheDocument();
});
