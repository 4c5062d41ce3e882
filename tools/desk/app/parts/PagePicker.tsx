import { useId, useState } from 'react';
import type { ListedPage } from '../../protocol';
import { Field } from './Field';
import styles from './parts.module.css';

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

const MOST = 8;

function foundIn(pages: readonly ListedPage[], search: string): ListedPage[] {
  const words = search.trim().toLowerCase();
  const withRoute = pages.filter(({ route }) => route !== null);
  // A complete address is not a search: the list then offers the other pages.
  if (withRoute.some(({ route }) => route === words)) return withRoute;
  return withRoute.filter(({ route, title }) => `${title} ${route}`.toLowerCase().includes(words));
}

/** A field for an address, which finds pages by title and address while it is written. */
export function PagePicker({ label, help, error, value, pages, isFirst = false, onChange }: PagePickerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = foundIn(pages, value).slice(0, MOST);
  const isShown = isOpen && found.length > 0;

  function choose(page: ListedPage | undefined): void {
    if (page?.route) onChange(page.route);
    setIsOpen(false);
    setActive(-1);
  }

  /** What is below the list moves when it closes, and must not do so under a pointer that is pressing it. */
  function closeAfterwards(): void {
    const closing = new AbortController();
    const close = () => {
      closing.abort();
      setIsOpen(false);
    };
    for (const event of ['click', 'keyup']) window.addEventListener(event, close, { signal: closing.signal });
  }

  return (
    <Field label={label} help={help} error={error ?? null}>
      {(attributes) => (
        <div>
          <input
            {...attributes}
            data-first={isFirst || undefined}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
            placeholder="Search for a page, or write an address"
            value={value}
            onFocus={() => setIsOpen(true)}
            onBlur={closeAfterwards}
            onChange={({ target }) => {
              onChange(target.value);
              setIsOpen(true);
              setActive(-1);
            }}
            onKeyDown={(event) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              if (step) {
                event.preventDefault();
                setIsOpen(true);
                setActive((active + step + found.length) % Math.max(found.length, 1));
              } else if (event.key === 'Enter' && isShown && active >= 0) {
                event.preventDefault();
                choose(found[active]);
              } else if (event.key === 'Escape' && isShown) {
                // Escape would close the dialog around the field as well.
                event.preventDefault();
                event.stopPropagation();
                setIsOpen(false);
              }
            }}
          />
          <div id={`${id}-list`} role="listbox" aria-label="Pages" className={styles.pickerList} hidden={!isShown}>
            {found.map((page, index) => (
              <div
                key={page.file}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Before the field loses the focus, which closes the list.
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(page);
                }}
              >
                {page.title} <span className={styles.pickerRoute}>{page.route}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
