import type { BarSettings, Position } from '../build';
import { openDialog } from '../dialog';
import { element } from '../dom';
import { lineWith, suggestionText, type Target, targetOf } from './suggestion';

const SENTENCES: Record<Target['kind'] | 'none', string> = {
  comment: 'GitHub opens the line in this pull request. Press + beside it and paste: the text is on your clipboard.',
  edit: 'This pull request does not change that file, so GitHub opens the line in its editor. Replace it with the text on your clipboard.',
  none: 'This preview does not know its repository. The text is on your clipboard: send it to the author.',
};
const UNKNOWN = 'The source of these words was not found. The text is on your clipboard: send it to the author.';

function field(label: string, control: HTMLElement): HTMLElement {
  return element('label', {}, element('span', {}, label), control);
}

/** Asks for other words and opens the line of the source that contains them. */
export async function openSuggestDialog(
  words: string,
  position: Position | undefined,
  settings: BarSettings,
  changedFiles: readonly string[],
): Promise<void> {
  const line = position ? lineWith(words, position) : { file: '', line: 0, text: '' };
  const target = position ? await targetOf(line, settings, changedFiles) : null;
  const proposed = element('textarea', { rows: '4' }, words);
  const reason = element('input', { type: 'text', autocomplete: 'off' });
  const status = element('p', { role: 'status' });
  const copied = element('textarea', { rows: '4', readonly: true, 'aria-label': 'Text to copy', hidden: true });

  async function copy(): Promise<void> {
    const text = suggestionText(target?.kind ?? 'comment', line, {
      ...{ words, proposed: proposed.value.trim(), reason: reason.value.trim() },
    });
    copied.value = text;
    try {
      await navigator.clipboard.writeText(text);
      copied.hidden = true;
      status.textContent = 'Copied.';
    } catch {
      // Not on a secure page, or the reviewer did not allow it.
      copied.hidden = false;
      copied.select();
      status.textContent = 'Your browser did not copy the text. Copy it from the field below.';
    }
  }

  const label = target ? 'Copy and open GitHub' : 'Copy';
  const attributes = { class: 'preview-dialog-close' };
  const go = target
    ? element('a', { ...attributes, href: target.address, target: '_blank', rel: 'noopener' }, label)
    : element('button', { ...attributes, type: 'button' }, label);
  go.onclick = (event) => {
    // The site closes the dialog around a link that was followed, which is its menu.
    event.stopPropagation();
    void copy();
  };
  const source = element('p', {}, element('code', {}, position ? `${line.file}, line ${line.line}` : 'Unknown source'));
  const sentence = element('p', {}, position ? SENTENCES[target?.kind ?? 'none'] : UNKNOWN);
  void openDialog(
    'Suggest other words',
    [source, field('Words', proposed), field('Why (optional)', reason), sentence, status, copied],
    [go],
  );
  proposed.focus();
  proposed.select();
}
