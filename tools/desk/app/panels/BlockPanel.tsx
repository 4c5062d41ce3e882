import { useEffect, useRef } from 'react';
import type { Setting } from '../../../../plugins/handbook/documentation';
import type { ListedPage, OutlineElement } from '../../protocol';
import styles from '../Desk.module.css';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { IconGallery } from '../parts/IconGallery';
import { PagePicker } from '../parts/PagePicker';
import { plain } from '../parts/plain';
import type { useBlockActions } from '../useBlockActions';

interface BlockPanelProps {
  actions: ReturnType<typeof useBlockActions>;
  pages: readonly ListedPage[];
  /** The setting that gets the focus as soon as it is shown. */
  focused: string | null;
  onFocused: () => void;
}

interface SettingFieldProps {
  setting: Setting;
  written: OutlineElement['settings'][number] | undefined;
  pages: readonly ListedPage[];
  onSet: (value: string | true | null) => void;
}

function SettingField({ setting, written, pages, onSet }: SettingFieldProps) {
  const { name, kind, choices, isRequired, defaultValue } = setting;
  const description = plain(setting.description);
  const value = written?.value ?? '';
  const label = isRequired ? `${name} (required)` : name;
  if (written && written.value === null && kind !== 'switch') {
    return (
      <p className={styles.entryNote}>
        <strong>{name}</strong> comes from the facts of the site, so that it is the same on every page.
      </p>
    );
  }
  if (kind === 'icon') return <IconGallery {...{ label, value, choices, isRequired }} onChoose={onSet} />;
  if (kind === 'switch') {
    return (
      <label className={styles.row}>
        <input
          type="checkbox"
          checked={Boolean(written)}
          onChange={({ target }) => onSet(target.checked ? true : null)}
        />
        {name}: {description}
      </label>
    );
  }
  const set = (text: string) => onSet(text === '' && !isRequired ? null : text);
  const error = isRequired && !value ? 'It must not be empty.' : null;
  if (name === 'to') return <PagePicker {...{ label, error, value, pages }} help={description} onChange={set} />;
  return (
    <Field label={label} help={description} error={error}>
      {(attributes) =>
        kind === 'choice' ? (
          <select {...attributes} value={value} onChange={({ target }) => set(target.value)}>
            {!isRequired && <option value="">{defaultValue ? `${defaultValue} (by default)` : 'By default'}</option>}
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        ) : (
          <input {...attributes} value={value} onChange={({ target }) => set(target.value)} />
        )
      }
    </Field>
  );
}

/** The settings of the block at the cursor as a form, typed from the block's code. */
export function BlockPanel({ actions, pages, focused, onFocused }: BlockPanelProps) {
  const { element, block, place, siblings } = actions;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = focused
      ? form.current?.querySelector<HTMLElement>(`[data-setting="${focused}"] :is(input, select)`)
      : null;
    if (!field) return;
    field.focus();
    onFocused();
  });
  const part = block?.parts.find(({ name }) => name === element?.name);
  if (!element || !block || !part) {
    return (
      <p className={styles.hint}>Put the cursor into a block, or click on it in the page. Its settings appear here.</p>
    );
  }
  return (
    <form ref={form} className={styles.stack} onSubmit={(event) => event.preventDefault()}>
      <h2 className={styles.panelTitle}>{part.name}</h2>
      <p>
        {plain(part.summary)}{' '}
        <a href={block.handbook} target="_blank" rel="noopener">
          Handbook
        </a>
      </p>
      {part.settings.map((setting) => (
        <div key={setting.name} data-setting={setting.name}>
          <SettingField
            setting={setting}
            written={element.settings.find(({ name }) => name === setting.name)}
            pages={pages}
            onSet={(value) => actions.set(setting.name, value)}
          />
        </div>
      ))}
      {part.content && <p className={styles.entryNote}>Between its tags: {plain(part.content.description)}</p>}
      <div className={styles.row}>
        <Button disabled={place <= 0} onClick={() => actions.move(-1)}>
          Move up
        </Button>
        <Button disabled={place < 0 || place >= siblings.length - 1} onClick={() => actions.move(1)}>
          Move down
        </Button>
        {block.item && (
          <Button onClick={() => block.item && actions.addItem(block.item)}>Add another {block.item}</Button>
        )}
        <Button onClick={actions.remove}>Remove</Button>
      </div>
    </form>
  );
}
