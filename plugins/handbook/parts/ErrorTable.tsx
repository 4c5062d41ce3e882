import { Table } from '../../../src/ui/Table';
import type { ListedError } from '../documentation';
import { strings } from '../strings';

/** The errors that a block and its items throw, as their messages say them. */
export function ErrorTable({ errors }: { errors: readonly ListedError[] }) {
  if (errors.length === 0) return <p>{strings.noErrors}</p>;
  return (
    <>
      <p>{strings.errorsIntro}</p>
      <Table columns={[strings.message, strings.remedy]}>
        {errors.map(({ block, actual, expected }) => (
          <tr key={block + actual + expected}>
            <td>
              <code>
                {`<${block}>`} {actual}
              </code>
            </td>
            <td>{expected}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
