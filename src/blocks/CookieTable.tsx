import { cookieColumns, cookies } from '../site/cookies';
import { Table } from '../ui/Table';

/**
 * Every cookie the site may set, from `src/site/cookies.ts`: the list that the question about analytics shows too.
 *
 * @useFor the cookie page, once, inside `<LegalText>`.
 * @notFor a table of something else: write a Markdown table.
 * @notFor a cookie that the site does not set: the list follows the code.
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
            <td>{purpose}</td>
            <td>{duration}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
