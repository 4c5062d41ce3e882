import { init, send } from '@emailjs/browser';
import { type EnquiryKind, type MailSettings, mailboxSettings } from '../../../src/config/mailSettings';
import { sendEnquiry } from '../../../src/forms/send';
import { failureOf, UnconfirmedError } from '../../../src/forms/sendError';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const sendMock = jest.mocked(send);
const settings: MailSettings = {
  publicKey: 'key',
  serviceId: 'service',
  templateIds: { contact: 'template', assessment: '' },
  origin: 'https://mail.example',
};

const onLateOutcome = jest.fn();
const sendNow = (...[usedSettings, kind, params]: [MailSettings, EnquiryKind, Record<string, string>]) =>
  sendEnquiry(usedSettings, kind, params, onLateOutcome);

async function failureWhenSending(...enquiry: Parameters<typeof sendNow>) {
  return sendNow(...enquiry).then(() => null, failureOf);
}

beforeEach(() => {
  onLateOutcome.mockReset();
  sendMock.mockReset();
  sendMock.mockResolvedValue({ status: 200, text: 'OK' });
});

it('sends to the origin of the page if none is set, as for the mailbox', async () => {
  await sendNow(mailboxSettings, 'assessment', {});
  expect(init).toHaveBeenLastCalledWith({ publicKey: 'mailbox' }, location.origin);
});

it('sends nothing if the settings of this form are incomplete', async () => {
  expect(await failureWhenSending(settings, 'assessment', {})).toBe('notConfigured');
  expect(await failureWhenSending({ ...settings, publicKey: '' }, 'contact', {})).toBe('notConfigured');
  expect(await failureWhenSending({ ...settings, serviceId: '' }, 'contact', {})).toBe('notConfigured');
  expect(sendMock).not.toHaveBeenCalled();
});

describe('an answer that does not come in time', () => {
  let refuse: (error: Error) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    sendMock.mockReturnValue(
      new Promise((_, reject) => {
        refuse = reject;
      }),
    );
  });
  afterEach(() => jest.useRealTimers());

  /** Sends, and returns what was thrown after some milliseconds. */
  async function thrownAfter(milliseconds: number): Promise<unknown> {
    const thrown = jest.fn();
    sendNow(settings, 'contact', {}).catch(thrown);
    await jest.advanceTimersByTimeAsync(milliseconds);
    return thrown.mock.calls[0]?.[0];
  }

  it('is unconfirmed 2 seconds after the page returns from the back/forward cache', async () => {
    const thrown = thrownAfter(2_001);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await thrown).toBeInstanceOf(UnconfirmedError);
  });

  it('is taken up if it is a refusal', async () => {
    await thrownAfter(15_000);
    const error = new TypeError('Failed to fetch');
    refuse(error);
    await jest.advanceTimersByTimeAsync(0);
    expect(onLateOutcome.mock.calls).toEqual([[error]]);
  });
});
