import { useSyncExternalStore } from 'react';
import type { EnquiryKind, MailSettings } from '../config/mailSettings';
import { formStrings, formText } from '../site/formStrings';
import { unconfirmedMessage } from '../site/sendMessages';
import { ToastHost } from '../toasts/ToastHost';
import { Button, SubmitButton } from '../ui/Button';
import { withMailLinks } from '../ui/mailto';
import { definitions } from './definitions';
import styles from './EnquiryForm.module.css';
import { Agreement, Field } from './Field';
import { Honeypot } from './Honeypot';
import { ErrorSummary, Notice, Success } from './Messages';
import { useEnquiryForm } from './useEnquiryForm';

const neverChanges = () => () => undefined;

/** Returns false on the server and while the browser hydrates what was served, then true. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

interface EnquiryFormProps {
  kind: EnquiryKind;
  mail: MailSettings;
}

/**
 * A form with its messages.
 *
 * The served form has the method `dialog`. Before it is hydrated, the browser validates it and `src/boot` remembers a submit.
 * Where no script runs, a submit sends nothing and adds nothing to the address.
 */
export default function EnquiryForm({ kind, mail }: EnquiryFormProps) {
  const definition = definitions[kind];
  const { fields } = definition;
  const fieldId = (name: string) => `${kind}-${name}`;
  const isHydrated = useIsHydrated();
  const enquiry = useEnquiryForm(definition, mail);
  const isSending = enquiry.sending !== 'idle';
  const { submit, urgent, noObligation } = formText[kind];
  const { asked, sent } = enquiry;

  const errors = fields.flatMap(({ name }) => {
    const text = enquiry.errors[name];
    return text ? [{ fieldId: fieldId(name), text }] : [];
  });

  return (
    <>
      {sent && (
        <Success ref={enquiry.success} kind={kind} reference={sent.reference} note={sent.hasStopped && urgent} />
      )}
      {errors.length > 0 && <ErrorSummary ref={enquiry.summary} errors={errors} />}
      <div role="status" className={styles.unconfirmed}>
        {enquiry.isUnconfirmed && !isSending && <p>{unconfirmedMessage.text}</p>}
      </div>
      <form
        ref={enquiry.form}
        method="dialog"
        aria-labelledby={fieldId('headline')}
        className={styles.form}
        noValidate={isHydrated}
        onSubmit={enquiry.submit}
        onInput={enquiry.input}
        onFocus={enquiry.prepareSending}
      >
        <p id={fieldId('headline')} className={styles.headline}>
          {asked.headline}
        </p>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field.name === 'message' && asked.question ? { ...field, label: asked.question } : field}
            id={fieldId(field.name)}
            error={enquiry.errors[field.name]}
            isLocked={isSending}
          />
        ))}
        <Honeypot ref={enquiry.honeypot} />
        <Agreement
          ref={enquiry.agreement}
          kind={kind}
          id={fieldId('agreement')}
          onChange={enquiry.setAgreed}
          isLocked={isSending}
        />
        <p className={styles.before}>
          {noObligation} <span className={styles.why}>{formStrings.tickToSend}</span>
        </p>
        <SubmitButton
          tone={kind === 'assessment' ? 'primary' : 'strong'}
          isDisabled={isHydrated && !enquiry.isAgreed}
          isBusy={isSending}
        >
          {isSending ? formStrings.sending : submit}
        </SubmitButton>
        <p className={styles.early}>{formStrings.submittedEarly}</p>
        {enquiry.problem && (
          <Notice key={enquiry.problem.text} tone="problem" title={enquiry.problem.title}>
            {withMailLinks(enquiry.problem.text)}
          </Notice>
        )}
        <div role="status">
          {enquiry.sending === 'sending' && <span className="visually-hidden">{formStrings.sending}</span>}
          {enquiry.sending === 'waiting' && <Notice tone="news">{formStrings.waiting}</Notice>}
        </div>
        {enquiry.isDraftKept && !isSending && (
          <div className={styles.draft}>
            <p>{formStrings.draftKept}</p>
            <Button tone="quiet" onClick={enquiry.discardDraft}>
              {formStrings.discardDraft}
            </Button>
          </div>
        )}
      </form>
      <ToastHost />
    </>
  );
}
