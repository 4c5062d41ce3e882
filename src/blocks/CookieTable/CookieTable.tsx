import { cookieColumns, cookieGroups, cookies } from '../../facts/cookies';
import { storage } from '../../facts/storage';
import { Table, TableGroup } from '../../ui/Table';
import { oneOf } from '../blockError';

const lists = ['cookies', 'storage'] as const;

interface CookieTableProps {
  /** `storage` for the second table: what the site keeps in the browser and no server receives. */
  list?: (typeof lists)[number];
}

interface Kept {
  name: string;
  purpose: string;
  duration: string;
}

function rowsOf(items: readonly Kept[]) {
  return items.map(({ name, purpose, duration }) => (
    <tr key={name}>
      <td>
        <code>{name}</code>
      </td>
      <td data-label={cookieColumns.purpose}>{purpose}</td>
      <td data-label={cookieColumns.duration}>{duration}</td>
    </tr>
  ));
}

/**
 * Every cookie that the site may set, from `cookies.yaml`, in two groups: what the site needs, and what needs the visitor's
 * agreement. Or everything that it may keep in local storage, from `storage.yaml`. The question about analytics shows the same
 * list of cookies.
 *
 * @alsoCalled cookies, storage
 * @useFor the cookie page: once for each list, inside `<LegalText>`.
 * @notFor any other table: write the table as text.
 * @notFor cookies that the site does not set: the list says what the site really does.
 */
export function CookieTable({ list = 'cookies' }: CookieTableProps) {
  const hasCookies = oneOf('CookieTable', 'list', list, lists) === 'cookies';
  const columns = [
    hasCookies ? cookieColumns.name : cookieColumns.item,
    cookieColumns.purpose,
    cookieColumns.duration,
  ] as const;
  if (!hasCookies)
    return (
      <Table columns={columns}>
        <tbody>{rowsOf(Object.values(storage.items))}</tbody>
      </Table>
    );
  const inGroup = (name: 'necessary' | 'analytics') => rowsOf(cookies.filter(({ group }) => group === name));
  return (
    <Table columns={columns}>
      <TableGroup title={cookieGroups.necessary} color="second" columns={columns.length}>
        {inGroup('necessary')}
      </TableGroup>
      <TableGroup title={cookieGroups.analytics} color="accent" columns={columns.length}>
        {inGroup('analytics')}
      </TableGroup>
    </Table>
  );
}
