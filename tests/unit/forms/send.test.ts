import { init, send } from '@emailjs/browser';
import { sendEnquiry } from '../../../src/forms/send';
import { failureOf } from '../../../src/forms/sendError';
import { type MailSettings, mailboxSettings } from '../../../src/site/env';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const sendMock = jest.mocked(send);
const settings: MailSettings = {
  publicKey: 'key',
  serviceId: 'service',
  templateIds: { contact: 'template', assessment: '' },
  origin: 'https://mail.example',
};

async function failureWhenSending(...enquiry: Parameters<typeof sendEnquiry>) {
  return sendEnquiry(...enquiry).then(() => null, failureOf);
}

beforeEach(() => {
  sendMock.mockReset();
  sendMock.mockResolvedValue({ status: 200, text: 'OK' });
});

it('sends once, with the settings, to the origin of the settings', async () => {
  await sendEnquiry(settings, 'contact', { from_name: 'Ada' });
  expect(init).toHaveBeenLastCalledWith({ publicKey: 'key' }, 'https://mail.example');
  expect(sendMock.mock.calls).toEqual([['service', 'template', { from_name: 'Ada' }]]);
});

it('sends to the origin of the page if none is set, as for the mailbox', async () => {
  await sendEnquiry(mailboxSettings, 'assessment', {});
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

describe('a missing answer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sendMock.mockReturnValue(new Promise(() => undefined));
  });
  afterEach(() => jest.useRealTimers());

  it('is a network failure after 15 seconds', async () => {
    const failure = jest.fn();
    failureWhenSending(settings, 'contact', {}).then(failure);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(failure).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure).toHaveBeenCalledWith('network');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is a network failure 2 seconds after the page returns from the back/forward cache', async () => {
    const failure = jest.fn();
    failureWhenSending(settings, 'contact', {}).then(failure);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(failure).toHaveBeenCalledWith('network');
  });
});
