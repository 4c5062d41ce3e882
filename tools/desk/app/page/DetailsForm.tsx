import { checkFrontMatter, frontMatterSchema } from '../../../../src/seo/frontMatter';
import { frontMatterDescriptions } from '../../../../src/seo/frontMatterDescriptions';
import { absoluteUrl, fullTitle } from '../../../../src/seo/metadata';
import { type Value, withFrontMatter } from '../../yamlEdits';
import { allowedLength } from '../allowedLength';
import styles from '../desk.module.css';
import { replaceText } from '../editor/replaceText';
import { Field } from '../parts/Field';
import { plain } from '../parts/plain';
import { settingLabel } from '../settingLabels';
import { usePage } from './context';
import { FieldFindings } from './FieldFindings';

type Key = keyof typeof frontMatterSchema.entries;
const MORE = ['service', 'image', 'canonical', 'publish', 'until', 'type', 'terrain'] as const;
const SWITCHES = ['draft', 'noindex'] as const;

/** The lines of a key in the front matter. */
function useFindingsOf(key: string) {
  const { text, findings } = usePage();
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`${key}:`)) + 1;
  const next = lines.findIndex((line, index) => index >= first && /^\S/.test(line)) + 1;
  return findings.filter(({ line }) => first > 0 && line >= first && line < next);
}

interface DetailProps {
  name: Key;
  label: string;
  help: string;
  value: string;
  error: string | null;
  onChange: (value: Value | undefined) => void;
}

function Detail({ name, label, help, value, error, onChange }: DetailProps) {
  const findings = useFindingsOf(name);
  const { [name]: entry } = frontMatterSchema.entries;
  const choices = 'wrapped' in entry && 'options' in entry.wrapped ? (entry.wrapped.options as string[]) : null;
  const isText = name === 'title' || name === 'description';
  const change = (text: string) => onChange(text || (isText ? '' : undefined));
  return (
    <div>
      <Field label={label} help={help} error={findings.length > 0 ? null : error}>
        {(attributes) =>
          choices ? (
            <select {...attributes} value={value} onChange={({ target }) => change(target.value)}>
              <option value="">By default</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          ) : isText ? (
            <textarea
              {...attributes}
              rows={name === 'title' ? 2 : 4}
              value={value}
              onChange={({ target }) => change(target.value.replaceAll('\n', ' '))}
            />
          ) : (
            <input
              {...attributes}
              type={name === 'publish' || name === 'until' ? 'date' : 'text'}
              value={value}
              onChange={({ target }) => change(target.value)}
            />
          )
        }
      </Field>
      <FieldFindings findings={findings} />
    </div>
  );
}

/** The front matter as a form, with what search engines show of it. */
export function DetailsForm({ values, route }: { values: Record<string, unknown>; route: string }) {
  const { view, text } = usePage();
  const { errors } = checkFrontMatter(values);
  const textOf = (key: string) => (values[key] === undefined ? '' : String(values[key]));
  const change = (key: string) => (value: Value | undefined) => replaceText(view, withFrontMatter(text, key, value));
  const detail = (name: Key, label: string, help: string) => (
    <Detail
      key={name}
      {...{ name, label, help }}
      value={textOf(name)}
      error={errors.find(({ path }) => path[0] === name)?.message ?? null}
      onChange={change(name)}
    />
  );
  const counted = (key: 'title' | 'description') =>
    `${textOf(key).length} of ${allowedLength(key)}. ${frontMatterDescriptions[key]}`;
  const keywords = Array.isArray(values.keywords) ? values.keywords.join(', ') : '';
  return (
    <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
      {detail('title', 'Title', counted('title'))}
      {detail('description', 'Description', counted('description'))}
      <section className={styles.searchResult} aria-label="In search results">
        <p className={styles.quiet}>{absoluteUrl(route)}</p>
        <p className={styles.searchTitle}>{fullTitle(textOf('title'))}</p>
        <p>{textOf('description')}</p>
      </section>
      <details>
        <summary>More details</summary>
        <div className={styles.stack}>
          <Field label="Keywords" help="Separated by commas.">
            {(attributes) => (
              <input
                {...attributes}
                key={keywords}
                defaultValue={keywords}
                onBlur={({ target }) => {
                  const list = target.value.split(',').map((word) => word.trim());
                  const isEmpty = target.value.trim() === '';
                  if (target.value !== keywords) change('keywords')(isEmpty ? undefined : list.filter(Boolean));
                }}
              />
            )}
          </Field>
          {MORE.map((key) => detail(key, settingLabel(key), plain(frontMatterDescriptions[key])))}
          {SWITCHES.map((key) => (
            <label key={key} className={styles.row}>
              <input
                type="checkbox"
                checked={values[key] === true}
                onChange={({ target }) => change(key)(target.checked || undefined)}
              />
              {plain(frontMatterDescriptions[key])}
            </label>
          ))}
        </div>
      </details>
    </form>
  );
}
