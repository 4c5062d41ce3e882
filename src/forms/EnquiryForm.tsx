import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useId, useRef } from 'react';
import { formStrings, formText } from '../site/formStrings';
import { unconfirmedMessage } from '../site/sendMessages';
import { ToastHost } from '../toasts/ToastHost';
import { Button, SubmitButton } from '../ui/Button';
import { StartReactSoon } from '../ui/reactUse';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { withMailLinks } from '../ui/withMailLinks';
import { Agreement } from './Agreement';
import { Aside } from './Aside';
import styles from './EnquiryForm.module.css';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import type { EnquiryDefinition } from './fields';
import { Honeypot } from './Honeypot';
import { Notice } from './Notice';
import { Success } from './Success';
import { useEnquiryForm } from './useEnquiryForm';
import { useFormTarget } from './useFormTarget';
import { WithoutReact } from './WithoutReact';

/**
 * A form with its messages and the text beside it.
 *
 * The served form has the method `dialog`. Before React runs, the browser validates it and `src/boot` remembers a submit.
 * Where no script runs, a submit sends nothing and adds nothing to the address.
 */
export function EnquiryForm({ definition }: { definition: EnquiryDefinition }) {
  const { kind, fields } = definition;
  const anchor = `${kind}-form`;
  const idPrefix = useId();
  const fieldId = (name: string) => `${idPrefix}-${name}`;
  const frame = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const enquiry = useEnquiryForm(definition);
  const isSending = enquiry.sending !== 'idle';

  useBrokenLinks().collectAnchor(anchor);
  useFormTarget(anchor, frame);

  const errors = fields.flatMap(({ name }) => {
    const text = enquiry.errors[name];
    return text ? [{ fieldId: fieldId(name), text }] : [];
  });

  return (
    <div ref={frame} id={anchor} className={styles.frame}>
      <StartReactSoon />
      <div>
        {enquiry.sentReference && <Success ref={enquiry.success} kind={kind} reference={enquiry.sentReference} />}
        {errors.length > 0 && <ErrorSummary ref={enquiry.summary} errors={errors} />}
        <div role="status" className={styles.unconfirmed}>
          {enquiry.isUnconfirmed && !isSending && <p>{unconfirmedMessage.text}</p>}
        </div>
        <form
          ref={enquiry.form}
          method="dialog"
          className={styles.form}
          noValidate={isBrowser}
          onSubmit={enquiry.submit}
          onInput={enquiry.input}
          onFocus={enquiry.prepareSending}
        >
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
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
          <SubmitButton isDisabled={isBrowser && !enquiry.isAgreed} isBusy={isSending}>
            {isSending ? formStrings.sending : formText[kind].submit}
          </SubmitButton>
          <p className={styles.why}>{formStrings.tickToSend}</p>
          <p className={styles.early}>{formStrings.submittedEarly}</p>
          {enquiry.problem && (
            <Notice key={enquiry.problem.text} tone="problem" title={enquiry.problem.title}>
              {withMailLinks(enquiry.problem.text)}
            </Notice>
          )}
          <div role="status">
            {enquiry.sending === 'sending' && <VisuallyHidden>{formStrings.sending}</VisuallyHidden>}
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
        <WithoutReact definition={definition} />
        <ToastHost />
      </div>
      <Aside kind={kind} />
    </div>
  );
}
