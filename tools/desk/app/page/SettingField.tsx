import type { Setting } from '../../../../plugins/handbook/documentation';
import type { OutlineElement } from '../../protocol';
import styles from '../desk.module.css';
import { findingsIn } from '../editor/findings';
import { Field } from '../parts/Field';
import { IconGallery } from '../parts/IconGallery';
import { PagePicker } from '../parts/PagePicker';
import { plain } from '../parts/plain';
import { choiceLabel, settingLabel } from '../settingLabels';
import { usePage } from './context';
import { set } from './edits';
import { FieldFindings } from './FieldFindings';

interface SettingFieldProps {
  element: OutlineElement;
  setting: Setting;
}

/** The field of one setting, as its type in the code says, and what the content check says about it. */
export function SettingField({ element, setting }: SettingFieldProps) {
  const { view, findings } = usePage();
  const written = element.settings.find(({ name }) => name === setting.name);
  return (
    <div data-setting={setting.name}>
      <Input {...{ element, setting, written }} />
      <FieldFindings findings={written ? findingsIn(view.state.doc, findings, written.range) : []} />
    </div>
  );
}

function Input({
  element,
  setting,
  written,
}: SettingFieldProps & { written: OutlineElement['settings'][number] | undefined }) {
  const page = usePage();
  const { name, kind, choices, isRequired, defaultValue } = setting;
  const help = plain(setting.description);
  const value = written?.value ?? '';
  const label = settingLabel(name, element.name);
  const change = (text: string | true | null) => set(page, element, name, text === '' && !isRequired ? null : text);
  if (written && written.value === null && kind !== 'switch') {
    return (
      <p className={styles.quiet}>
        <strong>{label}</strong> comes from the facts of the site. Click on it in the page to change it everywhere.
      </p>
    );
  }
  if (kind === 'icon') return <IconGallery {...{ label, value, choices, isRequired }} onChoose={change} />;
  if (kind === 'switch') {
    return (
      <label className={styles.row}>
        <input type="checkbox" checked={Boolean(written)} onChange={({ target }) => change(target.checked || null)} />
        {label}: {help}
      </label>
    );
  }
  const error = isRequired && !value ? 'It must not be empty.' : null;
  if (name === 'to') return <PagePicker {...{ label, help, error, value, pages: page.pages }} onChange={change} />;
  const isLong = value.length > 40 || name === 'description';
  return (
    <Field {...{ label, help, error }}>
      {(attributes) => {
        if (kind === 'choice') {
          return (
            <select {...attributes} value={value} onChange={({ target }) => change(target.value)}>
              {!isRequired && (
                <option value="">
                  {defaultValue ? `${choiceLabel(defaultValue, name)}, by default` : 'By default'}
                </option>
              )}
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choiceLabel(choice, name)}
                </option>
              ))}
            </select>
          );
        }
        if (isLong) {
          return (
            <textarea
              {...attributes}
              rows={3}
              value={value}
              onChange={({ target }) => change(target.value.replaceAll('\n', ' '))}
            />
          );
        }
        return (
          <>
            <input {...attributes} value={value} onChange={({ target }) => change(target.value)} />
            {name === 'source' && value && <img className={styles.stored} src={value} alt="" />}
          </>
        );
      }}
    </Field>
  );
}
