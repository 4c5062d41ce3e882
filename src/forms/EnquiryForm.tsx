import clsx from 'clsx';
import type { EnquiryKind, MailSettings } from '../config/mailSettings';
import { formStrings, formText } from '../facts/formStrings';
import { unconfirmedMessage } from '../facts/sendMessages';
import { ToastHost } from '../toasts/ToastHost';
import { Button } from '../ui/Button';
import { withMailLinks } from '../ui/mailto';
import { PreparedMail } from './Aside';
import { definitions } from './definitions';
import styles from './EnquiryForm.module.css';
import { Agreement, Field, Honeypot } from './Field';
import { ErrorSummary, Notice, Success } from './Messages';
import { headlineFor } from './prefill';
import { useEnquiryForm } from './useEnquiryForm';

interface EnquiryFormProps {
  kind: EnquiryKind;
  mail: MailSettings;
}

/** A form with its messages. Its method `dialog` sends nothing and adds nothing to the address before React runs. */
export default function EnquiryForm({ kind, mail }: EnquiryFormProps) {
  const definition = definitions[kind];
  const { fields } = definition;
  const fieldId = (name: string) => `${kind}-${name}`;
  const enquiry = useEnquiryForm(definition, mail);
  const { isHydrated, sent } = enquiry;
  const { state, problem, failures } = enquiry.sending;
  const isSending = state !== 'idle';
  const { submit, noObligation } = formText[kind];

  const errors = fields.flatMap(({ name }) => {
    const text = enquiry.errors[name];
    return text ? [{ fieldId: fieldId(name), text }] : [];
  });

  return (
    <>
      {sent && <Success key={sent.reference} kind={kind} {...sent} />}
      {errors.length > 0 && <ErrorSummary key={enquiry.submitCount} errors={errors} />}
      <div role="status" className={styles.unconfirmed}>
        {enquiry.isUnconfirmed && !isSending && <p>{unconfirmedMessage.text}</p>}
      </div>
      <form
        ref={enquiry.form}
        method="dialog"
        aria-labelledby={fieldId('headline')}
        className={clsx(styles.form, 'stack-5')}
        noValidate={isHydrated}
        onSubmit={enquiry.submit}
        onInput={enquiry.input}
        onFocus={enquiry.prepareSending}
      >
        <p id={fieldId('headline')} className={styles.headline}>
          {/* The served HTML is the same for every address. */}
          {headlineFor(isHydrated ? location.search : '', kind)}
        </p>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            id={fieldId(field.name)}
            error={enquiry.errors[field.name]}
            isLocked={isSending}
          />
        ))}
        <Honeypot />
        <Agreement kind={kind} id={fieldId('agreement')} isLocked={isSending} />
        <p className={clsx(styles.before, 'note')}>
          {noObligation} <span className={styles.why}>{formStrings.tickToSend}</span>
        </p>
        {/* Not disabled while sending, so that the button keeps the focus. */}
        <Button
          type="submit"
          tone={kind === 'assessment' ? 'primary' : 'strong'}
          disabled={isHydrated && !enquiry.isAgreed}
          aria-disabled={isSending || undefined}
        >
          {isSending ? formStrings.sending : submit}
        </Button>
        <p className={styles.early}>{formStrings.submittedEarly}</p>
        {problem && (
          <Notice key={`${failures} ${problem.text}`} tone="problem" title={problem.title}>
            <p>{withMailLinks(problem.text)}</p>
            {failures > 1 && <PreparedMail kind={kind} />}
          </Notice>
        )}
        <div role="status">
          {state === 'sending' && <span className="visually-hidden">{formStrings.sending}</span>}
          {state === 'waiting' && (
            <Notice tone="news">
              <p>{formStrings.waiting}</p>
              <PreparedMail kind={kind} />
            </Notice>
          )}
        </div>
        {enquiry.isDraftKept && !isSending && (
          <div className={clsx(styles.draft, 'note stack-3')}>
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
