import { counted } from '../../../../lib/text';
import { type PageKind, pageKinds } from '../../../pageText';
import type { ChangedPage } from '../../server/pages';
import { call } from '../api';
import { detailsSchema } from '../facts/YamlForm';
import { type DialogProps, FormDialog } from '../parts/Dialog';
import { Field, PAGE_ADDRESSES } from '../parts/Field';

const kindNames: Record<PageKind, string> = {
  plain: 'An ordinary page',
  service: 'A service that the company sells',
  legal: 'A legal text',
};

/** What the schema says about the length of a text, so that a form and the check never differ. */
function lengthOf(key: 'title' | 'description') {
  const { minLength, maxLength } = detailsSchema.properties?.[key] ?? {};
  return { minLength, maxLength, required: true, help: `${minLength} to ${maxLength} characters.` };
}

/** Makes a page of a kind. */
export function NewPageDialog({ onDone, onClose }: DialogProps) {
  async function make({ route = '', title = '', description = '', kind }: Record<string, string>): Promise<void> {
    const made = await call('newPage', { route, title, description, kind: kind as PageKind });
    onDone('The page has been created. Nothing leads to this page yet, so visitors do not find it.', made);
  }
  return (
    <FormDialog title="New page" submit="Create page" onSubmit={make} onClose={onClose}>
      <Field label="Address" help="For example /cloud-costs" name="route" required />
      <Field label="Kind" as="select" name="kind">
        {pageKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </Field>
      <Field label="Title" name="title" {...lengthOf('title')} />
      <Field label="Description" as="textarea" name="description" {...lengthOf('description')} />
    </FormDialog>
  );
}

/** Says where links were changed, besides the page itself and the redirects. */
function linksSentence({ changes }: ChangedPage): string {
  const linking = changes.filter(({ file, before, after }) => before && after && !file.endsWith('redirects.yaml'));
  return linking.length > 0 ? ` Links in ${counted(linking.length, 'file')} follow.` : '';
}

/** Gives the open page another address, or deletes it and asks where its visitors go. */
export function LeaveDialog({ page, onDone, onClose, isMove }: DialogProps & { isMove: boolean }) {
  const { file = '', title = '', route = '' } = page ?? {};
  async function leave({ address = '' }: Record<string, string>): Promise<void> {
    const changed = await (isMove
      ? call('movePage', { file, route: address })
      : call('deletePage', { file, redirectTo: address }));
    const what = isMove ? 'The page has a new address.' : `The page “${title}” is deleted.`;
    onDone(what + linksSentence(changed), changed);
  }
  return (
    <FormDialog
      title={`${isMove ? 'Move' : 'Delete'} “${title}”`}
      submit={isMove ? 'Move the page' : 'Delete the page'}
      onSubmit={leave}
      onClose={onClose}
    >
      {isMove ? (
        <Field
          label="Address"
          help="Links and menus follow, and anyone who opens the old address is sent to the new one."
          name="address"
          required
          defaultValue={route ?? ''}
        />
      ) : (
        <Field
          label="Redirect to"
          help="Visitors of the old address, and links to it, lead to this page: the one that comes closest. A page that was never live needs none."
          name="address"
          list={PAGE_ADDRESSES}
        />
      )}
    </FormDialog>
  );
}
