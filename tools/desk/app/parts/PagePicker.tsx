import { useId } from 'react';
import type { ListedPage } from '../../protocol';
import { Field } from './Field';

interface PagePickerProps {
  label: string;
  help?: string | undefined;
  error?: string | null | undefined;
  /** An address: of a page, or anything else that a link may lead to. */
  value: string;
  pages: readonly ListedPage[];
  /** Whether it has the focus when the dialog around it opens. */
  isFirst?: boolean;
  onChange: (address: string) => void;
}

/** A field for an address. The browser offers the pages whose title or address contains what is typed. */
export function PagePicker({ label, help, error, value, pages, isFirst = false, onChange }: PagePickerProps) {
  const id = useId();
  const chosen = pages.find(({ route }) => route === value);
  return (
    <Field label={label} help={chosen ? `${help ?? ''} Now: ${chosen.title}.` : help} error={error ?? null}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            data-first={isFirst || undefined}
            list={id}
            spellCheck={false}
            placeholder="Search for a page, or write an address"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={id}>
            {pages.flatMap(({ route, title }) =>
              route === null ? [] : <option key={route} value={route} label={`${title} (${route})`} />,
            )}
          </datalist>
        </>
      )}
    </Field>
  );
}
