import { useId } from 'react';
import type { ListedPage } from '../../server/pages';
import { Field, type FieldProps } from './Field';

/** A field for an address. The browser offers the pages whose title or address contains what is typed. */
export function PagePicker({ pages, ...attributes }: FieldProps & { pages: readonly ListedPage[] }) {
  const id = useId();
  return (
    <>
      <Field {...attributes} list={id} spellCheck={false} placeholder="Search for a page, or write an address" />
      <datalist id={id}>
        {pages.flatMap(({ route, title }) =>
          route === null ? [] : <option key={route} value={route} label={`${title} (${route})`} />,
        )}
      </datalist>
    </>
  );
}
