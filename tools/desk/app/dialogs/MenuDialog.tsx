import { useEffect, useState } from 'react';
import { parse } from 'yaml';
import type { Menu } from '../../../../src/site/navigation';
import type { OpenedFile } from '../../server/files';
import { withEntry } from '../../yamlEdits';
import { call } from '../api';
import { FormDialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import type { DialogProps } from './dialogProps';

/** Adds the open page to a column of a menu. */
export function MenuDialog({ page, onDone, onClose }: DialogProps) {
  const [file, setFile] = useState<OpenedFile | null>(null);
  useEffect(() => {
    call('open', { file: 'src/site/navigation.yaml' }).then(setFile, (error: Error) => onDone(error.message));
  }, []);
  const menus: Menu[] = file ? (parse(file.text)?.menus ?? []) : [];
  const columns = menus.flatMap((menu, index) =>
    menu.groups.map((group, column) => ({
      name: `${menu.title}: ${group.title}`,
      path: ['menus', index, 'groups', column, 'items'],
    })),
  );

  async function add({ column = '', title = '', description = '' }: Record<string, string>): Promise<void> {
    const place = columns[Number(column)];
    if (!file || !place || !page) return;
    const entry = { title, to: page.route, description: description.replace(/\s+/g, ' ') };
    const text = withEntry(file.text, place.path, entry);
    if ((await call('save', { ...file, text })).text !== text) {
      throw new Error('The menus were changed meanwhile. Close this, and add the page again.');
    }
    onDone(`“${title}” is in the menu now, under ${place.name}.`);
  }

  const title = `Add “${page?.title}” to a menu`;
  return (
    <FormDialog title={title} submit="Add it" onSubmit={add} onClose={onClose}>
      <Field label="Menu and column" as="select" name="column" required>
        <option value="">Choose one</option>
        {columns.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        label="Title"
        help="A few words. Menus have little room."
        name="title"
        required
        defaultValue={page?.title}
      />
      <Field
        as="textarea"
        label="Description"
        help="One short sentence."
        name="description"
        required
        defaultValue={page?.description}
      />
    </FormDialog>
  );
}
