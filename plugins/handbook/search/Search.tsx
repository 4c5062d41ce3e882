import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { strings } from '../strings';
import { Results } from './Results';
import styles from './Search.module.css';
import { type SearchState, useSearch } from './useSearch';

const SHOWN = 12;

function statusOf(state: SearchState): string {
  if (state.name === 'failed') return strings.searchFailed;
  if (state.name !== 'done') return '';
  const { query, results } = state;
  if (results.length === 0) return strings.noResults(query);
  return results.length > SHOWN ? strings.bestResults(SHOWN, query) : strings.results(results.length, query);
}

/**
 * The search box of the handbook. Its results are visible while it has the focus. The arrow keys move through them, Enter
 * opens the first, and Escape clears the box.
 */
export function Search() {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const state = useSearch(query);

  // A reader may have typed before React hydrated the page.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    setQuery(typed);
    setOpen(typed !== '');
  }, []);

  function clear() {
    if (input.current) input.current.value = '';
    setQuery('');
  }

  function moveFocus(event: KeyboardEvent) {
    if (event.key === 'Escape' && query) {
      event.preventDefault();
      clear();
      input.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [input.current, ...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const next = stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
    if (!stops[next]) return;
    event.preventDefault();
    stops[next].focus();
  }

  function openFirst(event: SubmitEvent) {
    event.preventDefault();
    box.current?.querySelector('a')?.click();
  }

  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => setOpen(box.current?.contains(relatedTarget) ?? false);
  const status = statusOf(state);

  return (
    <search
      ref={box}
      className={styles.search}
      onKeyDown={moveFocus}
      onFocus={() => setOpen(true)}
      onBlur={closeWhenLeft}
    >
      <form onSubmit={openFirst}>
        <label htmlFor={id} className={styles.label}>
          {strings.search}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          placeholder={strings.searchHint}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </form>
      {/* Focusable, so that a click between two results does not close them. */}
      <div className={styles.panel} hidden={!isOpen || !status} tabIndex={-1}>
        <p role="status" className={styles.status}>
          {status}
        </p>
        {state.name === 'done' && state.results.length === 0 && <p>{strings.noResultsHelp}</p>}
        {state.name === 'done' && <Results results={state.results.slice(0, SHOWN)} onChoose={clear} />}
      </div>
    </search>
  );
}
