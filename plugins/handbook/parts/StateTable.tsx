import { Table } from '../../../src/ui/Table';
import { states } from '../../states/states';
import { strings } from '../strings';

/** Every state that tests and the review know, and how to see it. */
export function StateTable() {
  return (
    <Table columns={[strings.state, strings.howToSee]}>
      {states.map(({ name, how, page }) => (
        <tr key={name}>
          <td>{name}</td>
          <td>
            {typeof page === 'string' && <code>{page}</code>} {how}
          </td>
        </tr>
      ))}
    </Table>
  );
}
