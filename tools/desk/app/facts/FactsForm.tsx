import { labelOf } from '../../labelOf';
import type { ListedFacts } from '../../protocol';
import styles from '../desk.module.css';
import type { FormProps } from '../opened';
import { FactGroup } from './FactField';
import { YamlForm } from './YamlForm';

/** A file of facts as a form. */
export function FactsForm({ facts, ...props }: FormProps & { facts: ListedFacts }) {
  const { title, summary, schema } = facts;
  return (
    <YamlForm {...props} {...{ labelOf, label: title }} yaml={props.text} around={(text, change) => change(text)}>
      {(values) => (
        <>
          <h2>{title}</h2>
          <p className={styles.quiet}>{summary}</p>
          <FactGroup path={[]} schema={schema} value={values} />
        </>
      )}
    </YamlForm>
  );
}
