import { type RefObject, useRef, useState } from 'react';
import type { EnquiryKind } from '../config/forms';
import { agreementMessages, fieldErrors, honeypotMessage, type Message } from '../facts/formStrings';
import { agreementOf, type FieldDefinition, type FieldName, fieldOf, formFields, honeypotOf, valuesOf } from './fields';

/**
 * In characters. The mail service accepts 50 kB for all fields together, and in UTF-8, a UTF-16 code unit has at most three bytes. Longer
 * values are an error, because cutting them off would silently lose text.
 */
const LONGEST_VALUE = 10_000;

/** The browser accepts a domain without a dot, which is a mistyped address. */
const DOTTED_DOMAIN = /@.+\.[^.]{2,}$/;

function errorOf({ label, missingError, type }: FieldDefinition, value: string, isMistyped: boolean) {
  if (!value) return missingError;
  if (value.length > LONGEST_VALUE)
    return fieldErrors.tooLong.replace('{field}', label).replace('{limit}', LONGEST_VALUE.toLocaleString('en-US'));
  const isWrong = isMistyped || (type === 'email' && !DOTTED_DOMAIN.test(value));
  return isWrong ? fieldErrors.emailFormat : undefined;
}

type FieldErrors = Partial<Record<FieldName, string>>;

/** Returns the error of each invalid field of a form (specification, part 5). Spaces around a value do not count. */
export function errorsIn(form: HTMLFormElement | null, kind: EnquiryKind): FieldErrors {
  const values = valuesOf(form, kind);
  const errors: FieldErrors = {};
  for (const definition of formFields[kind]) {
    const { name } = definition;
    const isMistyped = fieldOf(form, name)?.validity.typeMismatch ?? false;
    const error = errorOf(definition, values[name]?.trim() ?? '', isMistyped);
    if (error) errors[name] = error;
  }
  return errors;
}

/** What is checked before a form is sent: its fields, the agreement and the honeypot. */
export function useValidation(kind: EnquiryKind, form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [isAgreed, setIsAgreed] = useState(false);
  /** Whether the visitor was warned about the honeypot, which a password manager may fill in again and again. */
  const wasWarned = useRef(false);

  const readAgreement = () => setIsAgreed(agreementOf(form.current)?.checked ?? false);

  /** Checks a form that is submitted. Returns what holds it back: errors, which appear at their fields, or a message to report. */
  function check(): 'errors' | Message | null {
    const found = errorsIn(form.current, kind);
    setErrors(found);
    setSubmitCount((count) => count + 1);
    const agreement = agreementOf(form.current);
    if (!agreement?.checked) {
      agreement?.focus();
      return agreementMessages[kind];
    }
    if (Object.keys(found).length > 0) return 'errors';
    if (honeypotOf(form.current)?.value && !wasWarned.current) {
      // The message says that a second submit will work.
      wasWarned.current = true;
      return honeypotMessage;
    }
    return null;
  }

  /** After a change, an error goes if its field is right. New errors come with the next submit, because their summary takes the focus. */
  function checkChange(): void {
    readAgreement();
    const found = Object.entries(errorsIn(form.current, kind));
    setErrors((shown) => Object.fromEntries(found.filter(([name]) => name in shown)));
  }

  function reset(): void {
    setErrors({});
    setIsAgreed(false);
  }

  return { errors, submitCount, isAgreed, readAgreement, check, checkChange, reset };
}
