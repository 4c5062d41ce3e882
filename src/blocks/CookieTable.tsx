import { cookieColumns, cookies } from '../site/cookies';
import { Table } from '../ui/Table';

/**
 * Every cookie that the site may set, from `src/site/cookies.yaml`. The question about analytics shows the same list.
 *
 * @useFor the cookie page: once, inside `<LegalText>`.
 * @notFor any other table: write a Markdown table.
 * @notFor cookies that the site does not set: the list follows the code.
 */
export function CookieTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{cookieColumns.name}</th>
          <th scope="col">{cookieColumns.purpose}</th>
          <th scope="col">{cookieColumns.duration}</th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ name, purpose, duration }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td data-label={cookieColumns.purpose}>{purpose}</td>
            <td data-label={cookieColumns.duration}>{duration}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
