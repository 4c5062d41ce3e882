import type { Setting } from '../../../../plugins/handbook/documentation';
import { labelOf, settingLabel } from '../../labelOf';
import type { OutlineElement } from '../../pageOutline';
import styles from '../desk.module.css';
import { findingsIn } from '../findings';
import { Findings } from '../parts/Findings';
import { plain } from '../parts/plain';
import { ValueField } from '../parts/ValueField';
import { usePage } from './context';
import { set } from './edits';

/** The field of one setting, as its type in the code says, and what the content check says about it. */
export function SettingField({ element, setting }: { element: OutlineElement; setting: Setting }) {
  const page = usePage();
  const { name, isRequired, defaultValue } = setting;
  const written = element.settings.find((own) => own.name === name);
  const label = settingLabel(setting);
  const kind = name === 'to' ? 'page' : setting.kind;
  if (written?.value === null && kind !== 'switch') {
    return (
      <p className={styles.quiet}>
        <strong>{label}</strong> comes from the facts of the site. Click on it in the page to change it everywhere.
      </p>
    );
  }
  const value = kind === 'switch' && written ? 'on' : (written?.value ?? '');
  const byDefault = defaultValue ? `${labelOf(defaultValue)}, by default` : 'By default';
  return (
    <div data-setting={name}>
      <ValueField
        {...{ kind, label, value, isRequired, help: plain(setting.description), pages: page.pages }}
        error={isRequired && !value ? 'It must not be empty.' : null}
        choices={isRequired ? setting.choices : ['', ...setting.choices]}
        choiceLabel={(choice) => (choice ? labelOf(choice) : byDefault)}
        onChange={(text) =>
          set(page, element, name, kind === 'switch' && text ? true : (text ?? (isRequired ? '' : null)))
        }
      />
      <Findings
        findings={written ? findingsIn(page.editing.text, page.findings, written.range) : []}
        editing={page.editing}
      />
    </div>
  );
}
