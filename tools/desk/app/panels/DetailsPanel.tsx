import { useEffect, useState } from 'react';
import { DESK_PATH } from '../../../../plugins/desk/messages';
import { checkFrontMatter, frontMatterSchema } from '../../../../src/seo/frontMatter';
import { frontMatterDescriptions } from '../../../../src/seo/frontMatterDescriptions';
import { absoluteUrl, fullTitle } from '../../../../src/seo/metadata';
import { allowedLength } from '../allowedLength';
import { deskToken } from '../api';
import styles from '../Desk.module.css';
import { Field } from '../parts/Field';
import { plain } from '../parts/plain';
import { settingLabel } from '../settingLabels';

interface DetailsPanelProps {
  values: Record<string, unknown>;
  route: string;
  onChange: (key: string, value: string | boolean | string[] | undefined) => void;
}

const textKeys = ['service', 'image', 'canonical', 'publish', 'until'] as const;
const switches = ['draft', 'noindex'] as const;

function useDelayed(value: string, milliseconds: number): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return delayed;
}

function Cards({ title, description, route, picture }: Record<'title' | 'description' | 'route' | 'picture', string>) {
  const cardTitle = useDelayed(title, 500);
  const query = new URLSearchParams({ title: cardTitle, route, picture: useDelayed(picture, 500), token: deskToken });
  return (
    <>
      <h2 className={styles.groupTitle}>In search results</h2>
      <div className={styles.searchResult}>
        <p className={styles.entryNote}>{absoluteUrl(route)}</p>
        <p className={styles.searchTitle}>{fullTitle(title)}</p>
        <p>{description}</p>
      </div>
      <h2 className={styles.groupTitle}>When somebody shares the page</h2>
      <img className={styles.card} src={`${DESK_PATH}/api/sharing-card?${query}`} alt={`Sharing card: ${cardTitle}`} />
    </>
  );
}

/** The front matter as a form, with what search engines and social networks make of it. */
export function DetailsPanel({ values, route, onChange }: DetailsPanelProps) {
  const { errors } = checkFrontMatter(values);
  const textOf = (key: string) => (values[key] === undefined ? '' : String(values[key]));
  const errorOf = (key: string) => errors.find(({ path }) => path[0] === key)?.message ?? null;
  const keywords = Array.isArray(values.keywords) ? values.keywords.join(', ') : '';
  return (
    <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
      {(['title', 'description'] as const).map((key) => {
        const help = `${textOf(key).length} of ${allowedLength(key)}. ${frontMatterDescriptions[key]}`;
        return (
          <Field key={key} label={key === 'title' ? 'Title' : 'Description'} help={help} error={errorOf(key)}>
            {(attributes) => (
              <textarea
                {...attributes}
                rows={key === 'title' ? 2 : 4}
                value={textOf(key)}
                onChange={({ target }) => onChange(key, target.value.replaceAll('\n', ' '))}
              />
            )}
          </Field>
        );
      })}
      <Field label="Keywords" help="Separated by commas." error={errorOf('keywords')}>
        {(attributes) => (
          <input
            {...attributes}
            key={keywords}
            defaultValue={keywords}
            onBlur={({ target }) => {
              const list = target.value.split(',').map((word) => word.trim());
              if (target.value !== keywords)
                onChange('keywords', target.value.trim() ? list.filter(Boolean) : undefined);
            }}
          />
        )}
      </Field>
      <details>
        <summary>More details</summary>
        <div className={styles.stack}>
          {textKeys.map((key) => (
            <Field key={key} label={settingLabel(key)} help={plain(frontMatterDescriptions[key])} error={errorOf(key)}>
              {(attributes) => (
                <input
                  {...attributes}
                  type={key === 'publish' || key === 'until' ? 'date' : 'text'}
                  value={textOf(key)}
                  onChange={({ target }) => onChange(key, target.value || undefined)}
                />
              )}
            </Field>
          ))}
          {(['type', 'terrain'] as const).map((key) => (
            <Field key={key} label={settingLabel(key)} help={plain(frontMatterDescriptions[key])} error={errorOf(key)}>
              {(attributes) => (
                <select
                  {...attributes}
                  value={textOf(key)}
                  onChange={({ target }) => onChange(key, target.value || undefined)}
                >
                  <option value="">By default</option>
                  {frontMatterSchema.entries[key].wrapped.options.map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </select>
              )}
            </Field>
          ))}
          {switches.map((key) => (
            <label key={key} className={styles.row}>
              <input
                type="checkbox"
                checked={values[key] === true}
                onChange={({ target }) => onChange(key, target.checked || undefined)}
              />
              {plain(frontMatterDescriptions[key])}
            </label>
          ))}
        </div>
      </details>
      <Cards title={textOf('title')} description={textOf('description')} route={route} picture={textOf('image')} />
    </form>
  );
}
