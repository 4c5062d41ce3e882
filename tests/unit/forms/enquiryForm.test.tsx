import { act, fireEvent, screen, within } from '@testing-library/react';
import type { EnquiryKind } from '../../../src/config/forms';
import { noMail } from '../../../src/config/mailSettings';
import {
  agreementMessages,
  type FailureMessages,
  failureMessages,
  fieldErrors,
  formStrings,
  honeypotMessage,
  type SendFailure,
  successMessages,
  unconfirmedMessage,
} from '../../../src/facts/formStrings';
import { storage } from '../../../src/facts/storage';
import { formFields, HONEYPOT, optionsOf } from '../../../src/forms/fields';
import { currentToasts, type Toast } from '../../../src/toasts/showToast';
import { visitor } from '../../support/enquiryForms';
import { mails, openFilledForm, openForm, service, useStandIns, wait } from './form';

const TIMEOUT = 15_000;
const references = () => mails.map(({ reference }) => reference);
const savedDraft = (kind: EnquiryKind = 'contact') => sessionStorage.getItem(storage.items[kind].name);

/** An answer that a test gives when it is ready. */
function holdAnswer(): (status?: number) => Promise<void> {
  let answer = (_: { status: number; text: string }) => {};
  service.answer = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  return async (status = 200) => {
    answer({ status, text: '' });
    await wait(0);
  };
}

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const fetchFails = async () => {
  throw new TypeError('Failed to fetch');
};

useStandIns();
afterEach(() => setOnline(true));

describe('before it is sent', () => {
  it('errors appear at their fields and in a summary that takes the focus, and each disappears when its field is valid', async () => {
    const form = await openForm();
    form.enter('email', 'ada@example');
    form.agree();
    await form.submit();
    const summary = screen.getByRole('region', { name: formStrings.errorSummary });
    expect(summary).toHaveFocus();
    const errors = () => within(summary).getAllByRole('link');
    const texts = [fieldErrors.name, fieldErrors.emailFormat, fieldErrors.interest, fieldErrors.message];
    expect(errors().map(({ textContent }) => textContent)).toEqual(texts);
    expect(form.control('message')).toHaveAccessibleDescription(`${formStrings.messageHint} ${fieldErrors.message}`);
    expect(form.control('company')).not.toHaveAttribute('aria-invalid');
    // A new error waits for the next submit: the summary would take the focus.
    for (const text of ['Hello', '']) {
      form.enter('message', text);
      expect(errors()).toHaveLength(3);
    }
    act(() => form.control('name').focus());
    await form.submit();
    expect(screen.getByRole('region', { name: formStrings.errorSummary })).toHaveFocus();
    expect(mails).toEqual([]);
  });

  it.each(['contact', 'assessment'] as const)('the %s form asks for the agreement', async (kind) => {
    const form = await openFilledForm(kind);
    form.agree();
    expect(form.submitButton).toBeDisabled();
    await form.submit();
    expect(form.problem()).toHaveTextContent(agreementMessages[kind].text);
    expect(form.control('agreeToTerms')).toHaveFocus();
    expect(mails).toEqual([]);
  });

  it('an agreement that was ticked without an event counts as soon as the visitor uses the form', async () => {
    const form = await openForm();
    for (const useForm of [fireEvent.pointerDown, fireEvent.focus]) {
      form.control('agreeToTerms').checked = true;
      expect(form.submitButton).toBeDisabled();
      useForm(form.submitButton);
      expect(form.submitButton).toBeEnabled();
      form.agree();
    }
  });

  it('a filled honeypot is reported once, in words, and the second submit sends', async () => {
    const form = await openFilledForm();
    // Whoever finds it reads that it must stay empty.
    expect(screen.getByLabelText(formStrings.doNotFill)).toBe(form.control(HONEYPOT));
    form.control(HONEYPOT).value = 'https://spam.example';
    await form.submit();
    expect(form.problem()).toHaveTextContent(honeypotMessage.title + honeypotMessage.text);
    expect(mails).toEqual([]);
    // As a password manager does.
    form.control(HONEYPOT).value = 'https://spam.example';
    await form.submit();
    expect(form.success()).toBeInTheDocument();
    expect(mails).toHaveLength(1);
  });

  it('sends text as it is, also from a draft', async () => {
    const text =
      '‮תודה‬ 👩🏽‍🚀 {{from_email}} <script>%00 __proto__ a\ud83d b\ude00 c\u0000d\u2028e.\nBcc: victim@example.com';
    const form = await openFilledForm();
    form.enter('message', text);
    form.close();
    const again = await openForm();
    again.agree();
    await again.submit();
    expect(mails).toEqual([expect.objectContaining({ message: text })]);
  });
});

describe('a draft', () => {
  it('stays until it is emptied or discarded', async () => {
    const form = await openForm();
    form.agree();
    expect(form.discard()).toBeNull();
    form.enter('name', 'Ada');
    expect(form.discard()).toBeInTheDocument();
    form.enter('name', '');
    expect(form.discard()).toBeNull();
    form.enter('name', 'Ada');
    form.close();
    const again = await openForm();
    expect(again.control('name')).toHaveValue('Ada');
    expect(again.control('agreeToTerms')).not.toBeChecked();
    fireEvent.click(again.discard() as HTMLElement);
    expect(again.control('name')).toHaveValue('');
    expect(again.control('name')).toHaveFocus();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('from another tab is another enquiry once it is changed', async () => {
    const first = await openFilledForm();
    const draftOfFirst = savedDraft() ?? '';
    first.close();
    sessionStorage.clear();
    const second = await openForm();
    second.enter('name', 'Grace');
    // The first tab is still open.
    sessionStorage.setItem(storage.items.contact.name, draftOfFirst);
    const again = await openForm();
    fireEvent.click(within(again.form).getByRole('button', { name: formStrings.discardDraft }));
    const kept = localStorage.getItem(storage.items.contact.name) ?? '';
    expect(kept).toContain('Grace');
    expect(JSON.parse(kept).reference).not.toBe(JSON.parse(draftOfFirst).reference);
  });

  it('with an interest that the list no longer has asks for it again', async () => {
    const form = await openFilledForm();
    form.close();
    const saved = savedDraft() ?? '';
    const [, option] = formFields.contact.flatMap(optionsOf);
    sessionStorage.setItem(storage.items.contact.name, saved.replace(`"${option?.value}"`, '"discontinued"'));
    const again = await openForm();
    expect(again.control('interest')).toHaveDisplayValue(formStrings.chooseInterest);
    again.agree();
    await again.submit();
    expect(again.control('interest')).toHaveAccessibleDescription(fieldErrors.interest);
    expect(again.control('message')).toHaveValue(visitor.message);
  });

  it('is not mentioned if the storage is full, and the form sends', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('exceeded', 'QuotaExceededError');
    });
    const form = await openFilledForm();
    expect(form.discard()).toBeNull();
    await form.submit();
    expect(form.success()).toBeInTheDocument();
  });

  it('fills in what is empty after the address, whose plan and interest are selected', async () => {
    const interest = formFields.contact.flatMap(optionsOf).at(-1)?.value ?? '';
    history.replaceState(null, '', `/contact?interest=${interest}`);
    const form = await openForm();
    expect(form.control('interest')).toHaveValue(interest);
    expect(form.discard()).toBeNull();
    form.enter('message', 'Orders are typed twice.');
    form.enter('interest', formFields.contact.flatMap(optionsOf)[0]?.value ?? '');
    form.close();
    const again = await openForm();
    expect(again.control('message')).toHaveValue('Orders are typed twice.');
    expect(again.control('interest')).not.toHaveValue(interest);
  });
});

describe('sending', () => {
  it('one submit is one request, and the fields are locked meanwhile', async () => {
    const answer = holdAnswer();
    const form = await openFilledForm();
    act(() => form.control('name').focus());
    act(() => {
      for (let attempt = 0; attempt < 10; attempt += 1) form.form.requestSubmit();
    });
    await form.submit();
    expect(form.submitButton).toHaveTextContent(formStrings.sending);
    expect(form.submitButton).toHaveFocus();
    for (const field of ['name', 'message']) expect(form.control(field)).toHaveAttribute('readonly');
    for (const field of ['interest', 'agreeToTerms']) expect(form.control(field)).toBeDisabled();
    await answer();
    expect(mails).toHaveLength(1);
    expect(form.success()).toHaveFocus();
    expect(form.control('message')).toHaveValue('');
    expect(form.submitButton).toBeDisabled();
    expect(savedDraft()).toBeNull();
    form.fill();
    service.answer = async () => ({ status: 200, text: 'OK' });
    await form.submit();
    expect(new Set(references()).size).toBe(2);
  });

  const failures: [kind: EnquiryKind, failure: SendFailure, answer: typeof service.answer][] = [
    ['contact', 'template', async () => ({ status: 400, text: 'The template ID not found' })],
    ['contact', 'network', fetchFails],
    ['contact', 'network', async () => ({ status: 200, text: '<!DOCTYPE html><title>Sign in</title>' })],
    ['assessment', 'other', fetchFails],
  ];

  it.each(failures)('%s, %s: the words of the catalog, and nothing entered is lost', async (kind, failure, answer) => {
    service.answer = answer;
    const form = await openFilledForm(kind);
    await form.submit();
    const { title, text } = (failureMessages[kind] as FailureMessages)[failure] ?? failureMessages[kind].other;
    expect(form.problem()).toHaveTextContent(title + text);
    expect(currentToasts().at(-1)).toMatchObject({ title, description: text, type: 'error' });
    expect(form.control('email')).toHaveValue(visitor.email);
    expect(savedDraft(kind)).toContain(visitor.email);
    expect(form.submitButton).toHaveTextContent(formStrings[kind].submit);
    service.answer = async () => ({ status: 200, text: 'OK' });
    await form.submit();
    expect(form.success()).toHaveTextContent(successMessages[kind].text);
    expect(new Set(references()).size).toBe(1);
  });

  it('without a mail service, the form says so and asks nobody', async () => {
    const form = await openFilledForm('contact', noMail);
    await form.submit();
    expect(form.problem()).toHaveTextContent(failureMessages.contact.notConfigured.text);
    expect(mails).toEqual([]);
  });

  it('a failure offers a mail with what was entered, cut off where it is too long', async () => {
    service.answer = fetchFails;
    const form = await openFilledForm();
    await form.submit();
    const link = form.preparedMail() as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    const body = () => new URL(link.href).searchParams.get('body') ?? '';
    expect(body()).toContain(visitor.name);
    expect(body()).toContain(formFields.contact.flatMap(optionsOf)[1]?.label);
    expect(body()).toMatch(new RegExp(`${visitor.message}$`));
    form.enter('message', '👩🏽‍🚀 \ud83d ü'.repeat(500));
    fireEvent.click(link);
    expect(body()).toMatch(/👩🏽‍🚀 {2}ü/);
    expect(body().endsWith(formStrings.mailCut)).toBe(true);
    expect(link.href.length).toBeLessThan(2_000);
  });
});

it('a second submit before the first request has started sends nothing', async () => {
  const form = await openFilledForm();
  act(() => form.form.requestSubmit());
  await form.submit();
  expect(form.success()).toBeInTheDocument();
  expect(mails).toHaveLength(1);
});

describe('the connection', () => {
  it('if it is missing, the enquiry waits, a mail is offered, and the enquiry is sent once when it is back', async () => {
    const form = await openFilledForm();
    setOnline(false);
    service.answer = fetchFails;
    await form.submit();
    expect(screen.getByText(formStrings.waiting)).toBeInTheDocument();
    expect(form.preparedMail()).toBeInTheDocument();
    await form.submit();
    // The visitor looks at another tab.
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wait(60_000);
    const tried = mails.length;
    service.answer = async () => ({ status: 200, text: 'OK' });
    setOnline(true);
    await wait(0);
    expect(form.success()).toBeInTheDocument();
    expect([tried, mails.length]).toEqual([1, 2]);
  });

  it('if the browser is wrong about it, the enquiry is sent', async () => {
    const form = await openFilledForm();
    setOnline(false);
    await form.submit();
    expect(form.success()).toBeInTheDocument();
    expect(mails).toHaveLength(1);
  });

  it('if it breaks while an enquiry is sent, that is a failure, and nothing is sent again', async () => {
    const form = await openFilledForm();
    service.answer = async () => {
      setOnline(false);
      return fetchFails();
    };
    await form.submit();
    setOnline(true);
    await wait(60_000);
    expect(form.problem()).toHaveTextContent(failureMessages.contact.network.text);
    expect(mails).toHaveLength(1);
  });
});

it('an enquiry that could not be sent has the same reference at the next attempt', async () => {
  const form = await openFilledForm();
  service.answer = fetchFails;
  await form.submit();
  await wait(TIMEOUT);
  await form.submit();
  expect(references()).toEqual([mails[0]?.reference, mails[0]?.reference]);
});

describe('a mail service that does not answer', () => {
  async function sendUnanswered() {
    const answer = holdAnswer();
    const form = await openFilledForm();
    await form.submit();
    await wait(TIMEOUT);
    return { form, answer };
  }

  it.each([200, 500])(
    'leaves the outcome open after 15 seconds, and only its late success is shown: %i',
    async (status) => {
      const { form, answer } = await sendUnanswered();
      expect(form.problem()).toHaveTextContent(unconfirmedMessage.text);
      expect(currentToasts().at(-1)?.type).toBe('warning');
      expect(form.submitButton).toHaveTextContent(formStrings.contact.submit);
      await answer(status);
      if (status === 200) expect(form.success()).toHaveFocus();
      else expect(form.problem()).toHaveTextContent(unconfirmedMessage.text);
      expect(form.control('message')).toHaveValue(status === 200 ? '' : visitor.message);
      expect(savedDraft() === null).toBe(status === 200);
    },
  );

  it('keeps what was written since as another enquiry if it succeeds later', async () => {
    const { form, answer } = await sendUnanswered();
    act(() => form.control('message').focus());
    form.enter('message', 'Something else.');
    await answer();
    expect(form.success()).toBeInTheDocument();
    expect(form.control('message')).toHaveValue('Something else.');
    expect(form.control('message')).toHaveFocus();
    expect(savedDraft()).toContain('Something else.');
    await form.submit();
    expect(new Set(references()).size).toBe(2);
  });

  it.each([200, 500])(
    'gets a second attempt with the same reference, whose answer, %i, no longer counts',
    async (status) => {
      const { form, answer } = await sendUnanswered();
      const answerSecond = holdAnswer();
      await form.submit();
      await answer();
      expect(form.success()).toBeInTheDocument();
      expect(new Set(references()).size).toBe(1);
      expect(form.control('name')).not.toHaveAttribute('readonly');
      form.enter('name', 'Grace');
      await answerSecond(status);
      expect(form.control('name')).toHaveValue('Grace');
      expect(form.problem()).toBeNull();
      const isSuccess = ({ title, isOpen }: Toast) => isOpen && title === successMessages.contact.title;
      expect(currentToasts().filter(isSuccess)).toHaveLength(1);
    },
  );

  it('gets a second attempt that waits for the connection, and nothing more is sent if it succeeds meanwhile', async () => {
    const { form, answer } = await sendUnanswered();
    setOnline(false);
    service.answer = fetchFails;
    await form.submit();
    await answer();
    expect(form.success()).toBeInTheDocument();
    setOnline(true);
    await wait(0);
    expect(mails).toHaveLength(2);
  });

  it.each([200, 500])(
    'gets a second attempt with other text, and only the answer to that, %i, counts',
    async (status) => {
      const { form, answer } = await sendUnanswered();
      form.enter('message', 'Something else.');
      const answerSecond = holdAnswer();
      await form.submit();
      await answer();
      expect(form.success()).toBeNull();
      expect(form.submitButton).toHaveTextContent(formStrings.sending);
      await answerSecond(status);
      if (status === 200) expect(form.success()).toHaveFocus();
      else expect(form.problem()).toHaveTextContent(failureMessages.contact.other.text);
      expect(form.control('message')).toHaveValue(status === 200 ? '' : 'Something else.');
      expect(new Set(references()).size).toBe(1);
    },
  );
});

it('a visitor who leaves while an enquiry is being sent is asked first, and finds the text and the reference on return', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const answer = holdAnswer();
  const form = await openFilledForm();
  expect(isAsked()).toBe(false);
  await form.submit();
  expect(isAsked()).toBe(true);
  form.close();
  const again = await openForm();
  expect(again.control('message')).toHaveValue(visitor.message);
  again.agree();
  await again.submit();
  expect(new Set(references()).size).toBe(1);
  await answer();
});
