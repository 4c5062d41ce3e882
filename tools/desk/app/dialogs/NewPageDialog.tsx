import { frontMatterSchema } from '../../../../src/seo/frontMatter';
import { type PageKind, pageKinds } from '../../../new-page/pageText';
import { call } from '../api';
import { FormDialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import type { DialogProps } from './dialogProps';

const kindNames: Record<PageKind, string> = {
  plain: 'An ordinary page',
  service: 'A service that the company sells',
  legal: 'A legal text',
};

/** What the schema says about the length of a text, so that a form and the check never differ. */
function lengthOf(key: 'title' | 'description') {
  const requirement = (type: string) =>
    (frontMatterSchema.entries[key].pipe.find((part) => part.type === type) as { requirement?: number }).requirement;
  const [minLength, maxLength] = [requirement('min_length'), requirement('max_length')];
  return { minLength, maxLength, required: true, help: `${minLength} to ${maxLength} characters.` };
}

/** Makes a page of a kind. */
export function NewPageDialog({ onDone, onClose, onAddToMenu }: DialogProps) {
  async function make(values: Record<string, string>): Promise<void> {
    const { file } = await call<{ file: string }>('newPage', values);
    const text = 'The page has been created. Nothing leads to this page yet, so visitors do not find it.';
    onDone({ text, action: { label: 'Add it to a menu …', run: onAddToMenu } }, file);
  }
  return (
    <FormDialog title="New page" submit={['Make the page', 'Making the page …']} onSubmit={make} onClose={onClose}>
      <Field label="Address" help="For example /cloud-costs" name="route" required />
      <Field label="Kind" as="select" name="kind">
        {pageKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </Field>
      <Field label="Title" name="title" {...lengthOf('title')} />
      <Field label="Description" as="textarea" rows={2} name="description" {...lengthOf('description')} />
    </FormDialog>
  );
}
