import type { Setting } from '../../../../plugins/handbook/documentation';
import { Icon, type IconName } from '../../../../src/ui/Icon';
import type { DeskBlock, OutlineElement } from '../../protocol';
import styles from '../Desk.module.css';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';

export interface BlockPanelProps {
  /** The block at the cursor; null where there is none. */
  element: OutlineElement | null;
  block: DeskBlock | null;
  /** Its place among the same blocks beside it, and whether it can be moved. */
  place: number;
  count: number;
  routes: readonly string[];
  onSet: (name: string, value: string | true | null) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onAddItem: ((name: string) => void) | null;
}

interface SettingFieldProps {
  setting: Setting;
  written: OutlineElement['settings'][number] | undefined;
  routes: readonly string[];
  onSet: (value: string | true | null) => void;
}

function IconGallery({ value, choices, onSet }: { value: string; choices: string[]; onSet: (name: string) => void }) {
  return (
    <details>
      <summary>{value ? `Icon: ${value}` : 'Choose an icon'}</summary>
      <div className={styles.icons}>
        {choices.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.icon}
            aria-label={name}
            title={name}
            aria-pressed={name === value}
            onClick={() => onSet(name)}
          >
            <Icon name={name as IconName} />
          </button>
        ))}
      </div>
    </details>
  );
}

function SettingField({ setting, written, routes, onSet }: SettingFieldProps) {
  const { name, kind, choices, isRequired, description, defaultValue } = setting;
  const value = written?.value ?? '';
  const label = isRequired ? `${name} (required)` : name;
  if (written && written.value === null && kind !== 'switch') {
    return (
      <p className={styles.entryNote}>
        <strong>{name}</strong> comes from the facts of the site, so that it is the same on every page.
      </p>
    );
  }
  if (kind === 'icon') return <IconGallery value={value} choices={choices} onSet={onSet} />;
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
  return (
    <Field label={label} help={description} error={isRequired && !value ? 'It must not be empty.' : null}>
      {(attributes) =>
        kind === 'choice' ? (
          <select {...attributes} value={value} onChange={({ target }) => set(target.value)}>
            {!isRequired && <option value="">{defaultValue ? `${defaultValue} (by default)` : 'By default'}</option>}
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        ) : (
          <>
            <input
              {...attributes}
              value={value}
              list={name === 'to' ? 'desk-routes' : undefined}
              onChange={({ target }) => set(target.value)}
            />
            {name === 'to' && (
              <datalist id="desk-routes">
                {routes.map((route) => (
                  <option key={route} value={route} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Field>
  );
}

/** The settings of the block at the cursor as a form, typed from the block's code. */
export function BlockPanel(props: BlockPanelProps) {
  const { element, block, place, count, routes, onSet, onMove, onRemove, onAddItem } = props;
  const part = block?.parts.find(({ name }) => name === element?.name);
  if (!element || !block || !part) {
    return (
      <p className={styles.hint}>Put the cursor into a block, or click on it in the page. Its settings appear here.</p>
    );
  }
  return (
    <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
      <h2 className={styles.panelTitle}>{part.name}</h2>
      <p>
        {part.summary}{' '}
        <a href={block.handbook} target="_blank" rel="noopener">
          Handbook
        </a>
      </p>
      {part.settings.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          written={element.settings.find(({ name }) => name === setting.name)}
          routes={routes}
          onSet={(value) => onSet(setting.name, value)}
        />
      ))}
      {part.content && <p className={styles.entryNote}>Between its tags: {part.content.description}</p>}
      <div className={styles.row}>
        <Button disabled={place <= 0} onClick={() => onMove(-1)}>
          Move up
        </Button>
        <Button disabled={place < 0 || place >= count - 1} onClick={() => onMove(1)}>
          Move down
        </Button>
        {onAddItem && block.item && (
          <Button onClick={() => block.item && onAddItem(block.item)}>Add another {block.item}</Button>
        )}
        <Button onClick={onRemove}>Remove</Button>
      </div>
    </form>
  );
}
