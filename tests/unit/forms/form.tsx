import { act, fireEvent, render, screen } from '@testing-library/react';
import type { EnquiryKind } from '../../../src/config/forms';
import type { MailSettings } from '../../../src/config/mailSettings';
import { formStrings, successMessages, writeInstead } from '../../../src/facts/formStrings';
import EnquiryForm from '../../../src/forms/EnquiryForm';
import { AGREEMENT, type EnquiryValues, formFields, optionsOf } from '../../../src/forms/fields';
import { visitor } from '../../support/enquiryForms';
import { standInMail } from '../../support/standIns';

/** The params of each mail that was sent. */
export const mails: Record<string, string>[] = [];

/** How the mail service answers a request. */
export const service = { answer: async (): Promise<{ status: number; text: string }> => ({ status: 200, text: 'OK' }) };

export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Prepares jsdom and a mail service for each test. */
export function useStandIns(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    mails.length = 0;
    service.answer = async () => ({ status: 200, text: 'OK' });
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/contact');
    Element.prototype.scrollIntoView = () => undefined;
    globalThis.fetch = async (_, init) => {
      mails.push(JSON.parse(String(init?.body)).template_params);
      const { status, text } = await service.answer();
      return { status, ok: status < 300, text: async () => text } as Response;
    };
  });

  afterEach(async () => {
    // The time after which a draft that could not be sent is saved as such.
    await wait(1_000);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

/** Renders a form, and gives it the focus. */
export async function openForm(kind: EnquiryKind = 'contact', mailSettings: MailSettings = standInMail) {
  const { unmount, container } = render(<EnquiryForm kind={kind} mailSettings={mailSettings} />);
  const control = (name: string) => container.querySelector(`[data-control=${name}]`) as HTMLInputElement;
  const form = container.querySelector('form') as HTMLFormElement;
  const enter = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
  fireEvent.focus(control('name'));
  await wait(0);
  return {
    form,
    control,
    enter,
    close: unmount,
    submitButton: container.querySelector('[type=submit]') as HTMLButtonElement,
    agree: () => fireEvent.click(control(AGREEMENT)),
    /** Enters the same texts as in a browser, and the second option of a list. */
    fill: () => {
      const values: EnquiryValues = { ...visitor, interest: formFields[kind].flatMap(optionsOf)[1]?.value ?? '' };
      for (const { name } of formFields[kind]) enter(name, values[name] ?? '');
      if (!control(AGREEMENT).checked) fireEvent.click(control(AGREEMENT));
    },
    submit: async () => {
      act(() => form.requestSubmit());
      await wait(0);
    },
    success: () => screen.queryByRole('region', { name: successMessages[kind].title }),
    discard: () => screen.queryByRole('button', { name: formStrings.discardDraft }),
    /** The text below the button. */
    problem: () => container.querySelector('form [data-severity=problem]'),
    preparedMail: () => screen.queryByRole<HTMLAnchorElement>('link', { name: writeInstead.preparedMail }),
  };
}

export async function openFilledForm(...which: Parameters<typeof openForm>) {
  const form = await openForm(...which);
  form.fill();
  return form;
}
