import { useState } from 'react';
import { type PageKind, pageKinds } from '../../new-page/pageText';
import { allowedLength } from './allowedLength';
import { call, RequestError } from './api';
import styles from './desk.module.css';
import { Button } from './parts/Button';
import { Dialog } from './parts/Dialog';
import { Field } from './parts/Field';
import { Form } from './parts/Form';

interface NewPageDialogProps {
  onMade: (file: string) => void;
  onClose: () => void;
}

const kindNames: Record<PageKind, string> = {
  plain: 'An ordinary page',
  service: 'A service that the company sells',
  legal: 'A legal text',
};

const fields = {
  route: ['Address', 'For example /cloud-costs'],
  title: ['Title', `The headline, and the name in search results: ${allowedLength('title')}`],
  description: ['Description', `What the visitor finds here, for search results: ${allowedLength('description')}`],
} as const;
type FieldName = keyof typeof fields;

/** Makes a page of a kind. */
export function NewPageDialog({ onMade, onClose }: NewPageDialogProps) {
  const [values, setValues] = useState({ route: '', title: '', description: '' });
  const [kind, setKind] = useState<PageKind>('plain');
  const [errors, setErrors] = useState<Partial<Record<FieldName, string | null>>>({});
  const [problem, setProblem] = useState('');

  async function make(): Promise<void> {
    try {
      onMade((await call<{ file: string }>('newPage', { ...values, kind })).file);
    } catch (error) {
      const found = error instanceof RequestError ? error.details.errors : undefined;
      setErrors((found ?? {}) as typeof errors);
      setProblem(found ? '' : (error as Error).message);
    }
  }

  return (
    <Dialog title="New page" onClose={onClose}>
      <Form onSubmit={make}>
        <p role="alert">{problem}</p>
        <fieldset className={styles.choice}>
          <legend>Kind</legend>
          {pageKinds.map((name) => (
            <label key={name}>
              <input type="radio" name="kind" checked={kind === name} onChange={() => setKind(name)} />{' '}
              {kindNames[name]}
            </label>
          ))}
        </fieldset>
        {(Object.keys(fields) as FieldName[]).map((name) => (
          <Field
            key={name}
            label={fields[name][0]}
            help={`${fields[name][1]}${name === 'route' ? '' : ` (now ${values[name].trim().length})`}`}
            error={errors[name]}
          >
            {(attributes) => (
              <input
                {...attributes}
                data-first={name === 'route' || undefined}
                value={values[name]}
                onChange={({ target }) => setValues((all) => ({ ...all, [name]: target.value }))}
              />
            )}
          </Field>
        ))}
        <p className={styles.row}>
          <Button type="submit" tone="primary">
            Make the page
          </Button>
        </p>
      </Form>
    </Dialog>
  );
}
