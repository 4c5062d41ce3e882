import files from '@generated/handbook/default/fact-files.json';
import { Table } from '../../../src/ui/Table';
import { strings } from '../strings';
import { AnchorHeading3 } from './AnchorHeading';
import { InlineText } from './InlineText';

/** Every file of facts, and what its names mean. */
export function FactFiles() {
  return files.map(({ name, file, note, facts }) => (
    <div key={name} className="prose">
      <AnchorHeading3 id={name.toLowerCase()}>
        <code>{file}</code>
      </AnchorHeading3>
      <p>
        <InlineText>{note}</InlineText>
      </p>
      <details>
        <summary>{strings.factNames(facts.length)}</summary>
        <Table columns={[strings.fact, strings.meaning, strings.values]}>
          {facts.map((fact) => (
            <tr key={fact.name}>
              <th scope="row">{fact.name}</th>
              <td>
                <InlineText>{fact.description}</InlineText>
              </td>
              <td>
                <InlineText>{fact.limits}</InlineText>
              </td>
            </tr>
          ))}
        </Table>
      </details>
    </div>
  ));
}
