import { analyticsCookies, cookieColumns, cookieGroups, cookies, storage } from '../../facts/storage';
import { Table } from '../../ui/Table';
import { oneOf } from '../checks';
import styles from './CookieTable.module.css';

const lists = ['cookies', 'storage'] as const;

interface CookieTableProps {
  /** `storage` for the second table: what the site keeps in the browser and no server receives. */
  list?: (typeof lists)[number];
}

interface Group {
  title?: string;
  color?: 'support' | 'accent';
  items: readonly { name: string; purpose: string; duration: string }[];
}

const groupsByList: Record<(typeof lists)[number], readonly Group[]> = {
  cookies: [
    { title: cookieGroups.necessary, color: 'support', items: cookies.filter(({ group }) => group === 'necessary') },
    { title: cookieGroups.analytics, color: 'accent', items: analyticsCookies },
  ],
  storage: [{ items: Object.values(storage.items) }],
};

/**
 * Every cookie that the site may set, from `storage.yaml`, in two groups: what the site needs, and what needs the visitor's
 * agreement. Or everything that it may keep in local storage. The question about analytics shows the same list of cookies.
 *
 * @useFor the cookie page: once for each list, inside `<LegalText>`.
 * @notFor any other table: write the table as text.
 * @notFor cookies that the site does not set: the list says what the site really does.
 */
export function CookieTable({ list = 'cookies' }: CookieTableProps) {
  const groups = groupsByList[oneOf('CookieTable', 'list', list, lists)].filter(({ items }) => items.length > 0);
  const { name: cookie, item, purpose, duration } = cookieColumns;
  const columns = [list === 'cookies' ? cookie : item, purpose, duration];
  return (
    <Table className={list === 'cookies' ? styles.grouped : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, color, items }) => (
        <tbody key={title ?? ''} data-color={color}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {title}
              </th>
            </tr>
          )}
          {items.map((entry) => (
            <tr key={entry.name}>
              <td>
                <code>{entry.name}</code>
              </td>
              <td data-label={purpose}>{entry.purpose}</td>
              <td data-label={duration}>{entry.duration}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
