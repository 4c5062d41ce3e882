import type { Setting } from '../../../../plugins/handbook/documentation';
import { labelOf, plain, settingHelp, settingLabel } from '../../labelOf';
import type { OutlineElement } from '../../pageOutline';
import { edited } from '../../text';
import styles from '../desk.module.css';
import { findingsIn } from '../findings';
import { usePage } from '../opened';
import { Findings } from '../parts/Findings';
import { ValueField } from '../parts/ValueField';
import { settingEdit } from './blockEdits';

/** The field of one setting, as its type in the code says, and what the content check says about it. */
export function SettingField({ element, setting }: { element: OutlineElement; setting: Setting }) {
  const { editing, findings } = usePage();
  const { name, isRequired, defaultValue } = setting;
  const written = element.settings.find((own) => own.name === name);
  const label = settingLabel(setting);
  const kind = name === 'to' ? 'page' : setting.kind;
  const own = (
    <Findings findings={written ? findingsIn(editing.text, findings, written.range) : []} editing={editing} />
  );
  const hasFact = /\{[\w.]+\}/.test(written?.value ?? '');
  // Words can be written around a fact; nothing else can.
  if ((written?.value === null && kind !== 'switch') || (hasFact && kind !== 'text')) {
    return (
      <div className={styles.quiet} data-setting={name}>
        <strong>{label}</strong> comes from the facts of the site. Click on it in the page to change it everywhere.
        {own}
      </div>
    );
  }
  const value = kind === 'switch' && written ? 'on' : (written?.value ?? '');
  const help = hasFact ? 'What is in braces is a fact. Click on it in the page to change it everywhere.' : '';
  const byDefault = defaultValue ? `${labelOf(defaultValue)}, by default` : 'By default';
  return (
    <div data-setting={name}>
      <ValueField
        {...{ kind, label, value, isRequired, help: help || plain(settingHelp(setting)) }}
        choices={isRequired ? setting.choices : ['', ...setting.choices]}
        choiceLabel={(choice) => (choice ? labelOf(choice) : byDefault)}
        onChange={(typed) => {
          const value = kind === 'switch' && typed ? true : (typed ?? (isRequired ? '' : null));
          editing.write(edited(editing.text, settingEdit(element, name, value)), 'typed');
        }}
      />
      {own}
    </div>
  );
}
