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

it('sends once, with the settings, to the origin of the settings', async () => {
  await sendNow(settings, 'contact', { from_name: 'Ada' });
  expect(init).toHaveBeenLastCalledWith({ publicKey: 'key' }, 'https://mail.example');
  expect(sendMock.mock.calls).toEqual([['service', 'template', { from_name: 'Ada' }]]);
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

it('does not retry', async () => {
  sendMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failureWhenSending(settings, 'contact', {})).toBe('network');
  expect(sendMock).toHaveBeenCalledTimes(1);
});

describe('an answer that does not come in time', () => {
  let answer: (result: { status: number; text: string }) => void;
  let refuse: (error: Error) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    sendMock.mockReturnValue(
      new Promise((resolve, reject) => {
        answer = resolve;
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

  it('is unconfirmed after 15 seconds, and no failure', async () => {
    expect(await thrownAfter(14_999)).toBeUndefined();
    expect(await thrownAfter(15_000)).toBeInstanceOf(UnconfirmedError);
    expect(onLateOutcome).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is unconfirmed 2 seconds after the page returns from the back/forward cache', async () => {
    const thrown = thrownAfter(2_001);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await thrown).toBeInstanceOf(UnconfirmedError);
  });

  it('is taken up when it comes, whatever it is', async () => {
    await thrownAfter(15_000);
    answer({ status: 200, text: 'OK' });
    await jest.advanceTimersByTimeAsync(0);
    expect(onLateOutcome.mock.calls).toEqual([[null]]);
  });

  it('is taken up if it is a refusal', async () => {
    await thrownAfter(15_000);
    const error = new TypeError('Failed to fetch');
    refuse(error);
    await jest.advanceTimersByTimeAsync(0);
    expect(onLateOutcome.mock.calls).toEqual([[error]]);
  });
});
