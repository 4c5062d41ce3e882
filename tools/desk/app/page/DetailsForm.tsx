import { toJsonSchema } from '@valibot/to-json-schema';
import { frontMatterSchema } from '../../../../src/seo/frontMatter';
import { frontMatterDescriptions } from '../../../../src/seo/frontMatterDescriptions';
import { absoluteUrl, fullTitle } from '../../../../src/seo/metadata';
import type { FactSchema } from '../../protocol';
import { frontMatterOf, inFrontMatter } from '../../yamlEdits';
import styles from '../desk.module.css';
import { FactGroup } from '../facts/FactField';
import { YamlForm } from '../facts/YamlForm';
import type { FormProps } from '../opened';
import { settingLabel } from '../settingLabels';

const FIRST = ['title', 'description'];
const DAYS = ['publish', 'until'];

const schema = toJsonSchema(frontMatterSchema, { errorMode: 'ignore', typeMode: 'input' }) as FactSchema;
for (const [name, property] of Object.entries(schema.properties ?? {})) {
  property.description = frontMatterDescriptions[name as keyof typeof frontMatterDescriptions];
  if (DAYS.includes(name)) property.format = 'date';
}
const others = Object.keys(schema.properties ?? {}).filter((name) => !FIRST.includes(name));

/** The front matter as a form, with what search engines show of it. */
export function DetailsForm({ route, ...props }: FormProps & { route: string }) {
  const labelOf = (name: string) => settingLabel(name, 'page');
  return (
    <YamlForm {...props} label="Details" yaml={frontMatterOf(props.text)} {...{ labelOf, around: inFrontMatter }}>
      {(values) => {
        const { title = '', description = '' } = values as Record<string, unknown>;
        return (
          <>
            <FactGroup path={[]} {...{ schema, names: FIRST, value: values }} />
            <section className={styles.group} aria-label="In search results">
              <p className={styles.quiet}>{absoluteUrl(route)}</p>
              <h3>{fullTitle(String(title))}</h3>
              <p>{String(description)}</p>
            </section>
            <details>
              <summary>More details</summary>
              <div className={styles.stack}>
                <FactGroup path={[]} {...{ schema, names: others, value: values }} />
              </div>
            </details>
          </>
        );
      }}
    </YamlForm>
  );
}
