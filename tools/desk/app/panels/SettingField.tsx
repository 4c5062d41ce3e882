import type { Setting } from '../../../../plugins/handbook/documentation';
import type { ListedPage, OutlineElement } from '../../protocol';
import styles from '../Desk.module.css';
import { Field } from '../parts/Field';
import { IconGallery } from '../parts/IconGallery';
import { PagePicker } from '../parts/PagePicker';
import { plain } from '../parts/plain';
import { choiceLabel, settingLabel } from '../settingLabels';

interface SettingFieldProps {
  /** The block or item that has it. */
  part: string;
  setting: Setting;
  written: OutlineElement['settings'][number] | undefined;
  pages: readonly ListedPage[];
  onSet: (value: string | true | null) => void;
}

/** The field of one setting, as its type in the code says. */
export function SettingField({ part, setting, written, pages, onSet }: SettingFieldProps) {
  const { name, kind, choices, isRequired, defaultValue } = setting;
  const description = plain(setting.description);
  const value = written?.value ?? '';
  const ownLabel = settingLabel(name, part);
  const label = isRequired ? `${ownLabel}, required` : ownLabel;
  if (written && written.value === null && kind !== 'switch') {
    return (
      <p className={styles.entryNote}>
        <strong>{ownLabel}</strong> comes from the facts of the site, so that it is the same on every page.
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
        {ownLabel}: {description}
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
            {!isRequired && (
              <option value="">{defaultValue ? `${choiceLabel(defaultValue, name)}, by default` : 'By default'}</option>
            )}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceLabel(choice, name)}
              </option>
            ))}
          </select>
        ) : (
          <>
            <input {...attributes} value={value} onChange={({ target }) => set(target.value)} />
            {name === 'source' && value && <img className={`${styles.card} ${styles.stored}`} src={value} alt="" />}
          </>
        )
      }
    </Field>
  );
}
