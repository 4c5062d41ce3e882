import { useEffect, useState } from 'react';
import { parse } from 'yaml';
import type { ListedPage } from '../protocol';
import type { OpenedFile } from '../server/files';
import { withEntry } from '../yamlEdits';
import { call } from './api';
import styles from './desk.module.css';
import { Button } from './parts/Button';
import { Dialog } from './parts/Dialog';
import { Field } from './parts/Field';
import { Form } from './parts/Form';

const FILE = 'src/site/navigation.yaml';

interface Menu {
  title: string;
  groups: { title: string; items: { icon: string }[] }[];
}

interface MenuDialogProps {
  page: ListedPage;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Adds a page to a column of a menu. */
export function MenuDialog({ page, onDone, onClose }: MenuDialogProps) {
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [problem, setProblem] = useState('');
  const [place, setPlace] = useState('');
  const [title, setTitle] = useState(page.title);
  const [description, setDescription] = useState(page.description);
  useEffect(() => {
    call<OpenedFile>('open', { file: FILE }).then(setFile, (error: Error) => setProblem(error.message));
  }, []);
  const menus: Menu[] = file ? (parse(file.text)?.menus ?? []) : [];
  const columns = menus.flatMap((menu, index) =>
    menu.groups.map((group, column) => ({ ...group, menu: menu.title, place: `${index}.${column}` })),
  );

  async function add(): Promise<void> {
    const column = columns.find((entry) => entry.place === place);
    if (!file || !column) return;
    const [menu, group] = place.split('.').map(Number) as [number, number];
    const icon = column.items.at(-1)?.icon;
    const entry = { title: title.trim(), to: page.route, description: description.trim(), ...(icon && { icon }) };
    const text = withEntry(file.text, ['menus', menu, 'groups', group, 'items'], entry);
    await call('save', { ...file, text }).then(
      () => onDone(`“${entry.title}” is in the menu ${column.menu}, under ${column.title}.`),
      (error: Error) => setProblem(error.message),
    );
  }

  return (
    <Dialog title={`Add “${page.title}” to a menu`} onClose={onClose}>
      <Form onSubmit={add}>
        <p role="alert">{problem}</p>
        <Field label="Menu and column">
          {(attributes) => (
            <select {...attributes} required data-first value={place} onChange={({ target }) => setPlace(target.value)}>
              <option value="">Choose one</option>
              {columns.map((column) => (
                <option key={column.place} value={column.place}>
                  {column.menu}: {column.title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Title" help="A few words. Menus have little room.">
          {(attributes) => (
            <input {...attributes} required value={title} onChange={({ target }) => setTitle(target.value)} />
          )}
        </Field>
        <Field label="Description" help="One short sentence.">
          {(attributes) => (
            <textarea
              {...attributes}
              required
              rows={2}
              value={description}
              onChange={({ target }) => setDescription(target.value.replaceAll('\n', ' '))}
            />
          )}
        </Field>
        <p className={styles.row}>
          <Button type="submit" tone="primary">
            Add it
          </Button>
        </p>
      </Form>
    </Dialog>
  );
}
