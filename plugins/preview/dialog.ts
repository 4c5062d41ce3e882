import { element } from './dom';

/** Opens a dialog with a title and a button that closes it. Resolves when it is closed and removed. */
export function openDialog(
  title: string,
  content: readonly (Node | string)[],
  buttons: readonly Node[] = [],
  close = 'Close',
): Promise<void> {
  const id = 'preview-dialog-title';
  const dialog = element(
    'dialog',
    { class: 'preview-dialog', 'aria-labelledby': id },
    element('h2', { id }, title),
    ...content,
    element(
      'form',
      { method: 'dialog', class: 'preview-dialog-buttons' },
      ...buttons,
      element('button', { class: buttons.length > 0 ? 'preview-dialog-second' : 'preview-dialog-close' }, close),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
}
