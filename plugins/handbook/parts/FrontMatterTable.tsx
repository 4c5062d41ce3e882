import useBrokenLinks from '@docusaurus/useBrokenLinks';
import keys from '@generated/handbook/default/front-matter.json';
import { Table } from '../../../src/ui/Table';
import { strings } from '../strings';
import { InlineText } from './InlineText';

/** Every key of a page's front matter. Each row has an anchor, which the search links to. */
export function FrontMatterTable() {
  const { collectAnchor } = useBrokenLinks();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{strings.key}</th>
          <th scope="col">{strings.meaning}</th>
          <th scope="col">{strings.values}</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </Table>
  );
}
