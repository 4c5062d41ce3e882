import useBrokenLinks from '@docusaurus/useBrokenLinks';
import keys from '@generated/handbook/default/front-matter.json';
import { Table } from '../../../src/ui/Table';
import { strings } from '../strings';
import { InlineText } from './InlineText';

/** Every key of a page's front matter. Each row has an anchor, which the search links to. */
export function FrontMatterTable() {
  const { collectAnchor } = useBrokenLinks();
  return (
    <Table columns={[strings.key, strings.meaning, strings.values]}>
      {keys.map(({ name, isRequired, description, limits }) => {
        const id = `front-matter-${name}`;
        collectAnchor(id);
        return (
          <tr key={name} id={id}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && ` (${strings.required})`}
            </th>
            <td>
              <InlineText>{description}</InlineText>
            </td>
            <td>
              <InlineText>{limits}</InlineText>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
