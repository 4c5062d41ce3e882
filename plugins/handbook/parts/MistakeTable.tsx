import { Table } from '../../../src/ui/Table';
import type { ListedMistake } from '../documentation';
import { words } from '../words';

/** The errors that a block and its items throw, in the words of the message. */
export function MistakeTable({ mistakes }: { mistakes: readonly ListedMistake[] }) {
  if (mistakes.length === 0) return <p>{words.noErrors}</p>;
  return (
    <>
      <p>{words.errorsIntro}</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.message}</th>
            <th scope="col">{words.remedy}</th>
          </tr>
        </thead>
        <tbody>
          {mistakes.map(({ block, problem, expected }) => (
            <tr key={block + problem + expected}>
              <td>
                <code>
                  {`<${block}>`} {problem}
                </code>
              </td>
              <td>{expected}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
