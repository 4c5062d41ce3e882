import clsx from 'clsx';
import type { EnquiryKind } from '../config/forms';
import type { MailSettings } from '../config/mailSettings';
import { formStrings } from '../facts/formStrings';
import { ToastHost } from '../toasts/ToastHost';
import { Button } from '../ui/Button';
import { withMailLink } from '../ui/Link';
import styles from './EnquiryForm.module.css';
import { Agreement, Field, Honeypot } from './Field';
import { formFields } from './fields';
import { ErrorSummary, StatusMessage, Success } from './Messages';
import { PreparedMail } from './PreparedMail';
import { headlineFor } from './prefill';
import { useEnquiryForm } from './useEnquiryForm';

interface EnquiryFormProps {
  kind: EnquiryKind;
  mailSettings: MailSettings;
}

/** A form with its messages. Its method `dialog` sends nothing and adds nothing to the address before React runs. */
export default function EnquiryForm({ kind, mailSettings }: EnquiryFormProps) {
  const controller = useEnquiryForm(kind, mailSettings);
  const { status, isSending, draft, validation } = controller;
  const isHydrated = status.name !== 'served';
  const { submit, noObligation } = formStrings[kind];
  const fields = formFields[kind].map((field) => ({
    field,
    id: `${kind}-${field.name}`,
    error: validation.errors[field.name],
    isLocked: isSending,
  }));
  const headlineId = `${kind}-headline`;

  return (
    <>
      {status.name === 'sent' && <Success kind={kind} reference={status.reference} takesFocus={status.takesFocus} />}
      <ErrorSummary key={validation.submitCount} fields={fields} />
      <form
        ref={controller.form}
        method="dialog"
        aria-labelledby={headlineId}
        className={clsx(styles.form, 'stack-5')}
        noValidate={isHydrated}
        onSubmit={controller.handleSubmit}
        onInput={controller.handleInput}
        onFocus={controller.prepareToSend}
        onPointerDown={controller.prepareToSend}
      >
        <p id={headlineId} className={styles.headline}>
          {/* The served HTML is the same for every address. */}
          {headlineFor(isHydrated ? location.search : '', kind)}
        </p>
        {fields.map((field) => (
          <Field key={field.id} {...field} />
        ))}
        <Honeypot />
        <Agreement kind={kind} id={`${kind}-agreement`} isLocked={isSending} />
        <p className={clsx(styles.aboveButton, 'note')}>
          {noObligation} <span className={styles.tickToSend}>{formStrings.tickToSend}</span>
        </p>
        {/* Not disabled while sending, so that the button keeps the focus. */}
        <Button
          type="submit"
          data-control="submit"
          kind={kind}
          disabled={isHydrated && !validation.isAgreed}
          aria-disabled={isSending || undefined}
        >
          {isSending ? formStrings.sending : submit}
        </Button>
        <p className={styles.submittedEarly}>{formStrings.submittedEarly}</p>
        {'message' in status && (
          <StatusMessage key={status.message.text} severity="problem" title={status.message.title}>
            <p>{withMailLink(status.message.text)}</p>
            {status.name === 'failed' && <PreparedMail kind={kind} />}
          </StatusMessage>
        )}
        <div role="status">
          {status.name === 'sending' && <span className="visually-hidden">{formStrings.sending}</span>}
          {status.name === 'waiting' && (
            <StatusMessage severity="info">
              <p>{formStrings.waiting}</p>
              <PreparedMail kind={kind} />
            </StatusMessage>
          )}
        </div>
        {draft.isKept && !isSending && (
          <div className={clsx(styles.draft, 'note stack-3')}>
            <p>{formStrings.draftKept}</p>
            <Button look="quiet" data-control="discardDraft" onClick={controller.discardDraft}>
              {formStrings.discardDraft}
            </Button>
          </div>
        )}
      </form>
      <ToastHost />
    </>
  );
}
