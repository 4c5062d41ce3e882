import { cookieColumns, cookies } from '../site/cookies';
import { storage } from '../site/storage';
import { Table } from '../ui/Table';
import { oneOf } from './blockError';

const lists = ['cookies', 'storage'] as const;

interface CookieTableProps {
  /** `storage` for the second table: what the site keeps in the browser and no server receives. */
  list?: (typeof lists)[number];
}

/**
 * Every cookie that the site may set, or everything that it may keep in local storage, from `cookies.yaml`
 * and `storage.yaml`. The question about
 * analytics shows the same list of cookies.
 *
 * @alsoCalled cookies, storage
 * @useFor the cookie page: once for each list, inside `<LegalText>`.
 * @notFor any other table: write the table as text.
 * @notFor cookies that the site does not set: the list says what the site really does.
 */
export function CookieTable({ list = 'cookies' }: CookieTableProps) {
  const hasCookies = oneOf('CookieTable', 'list', list, lists) === 'cookies';
  const rows = hasCookies ? cookies : Object.values(storage.items);
  return (
    <Table
      columns={[hasCookies ? cookieColumns.name : cookieColumns.item, cookieColumns.purpose, cookieColumns.duration]}
    >
      {rows.map(({ name, purpose, duration }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td data-label={cookieColumns.purpose}>{purpose}</td>
          <td data-label={cookieColumns.duration}>{duration}</td>
        </tr>
      ))}
    </Table>
  );
}
