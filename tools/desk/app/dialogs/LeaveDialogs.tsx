import { type ReactNode, useEffect, useState } from 'react';
import { counted } from '../../../../lib/counted';
import type { ChangedPages, LinkPlace, PageUses } from '../../protocol';
import { call } from '../api';
import styles from '../desk.module.css';
import { FormDialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import { PagePicker } from '../parts/PagePicker';
import type { DialogProps } from './dialogProps';

function nameOf({ title, file, line, isEditable }: LinkPlace): string {
  if (!isEditable) return `The handbook, “${title}”, line ${line}`;
  return `${file.endsWith('.yaml') ? `Facts, ${title}` : title}, line ${line}`;
}

function followSentence({ following, left }: ChangedPages): string {
  const menus = following.filter((file) => file.endsWith('.yaml')).length;
  const pages = following.length - menus;
  const parts = [pages > 0 && counted(pages, 'page'), menus > 0 && 'the menus'].filter(Boolean);
  const follows = parts.length > 0 ? ` Links in ${parts.join(' and in ')} follow.` : '';
  const stays = left.length > 0 ? ` These links still lead to the old address: ${left.map(nameOf).join('; ')}.` : '';
  return follows + stays;
}

interface LeaveProps extends DialogProps {
  title: string;
  submit: readonly [string, string];
  /** What is done with the open page, and the sentence about it. */
  action: (values: Record<string, string>) => [action: string, input: object, done: string];
  children: (uses: PageUses | null) => ReactNode;
}

/** Asks about a page that leaves its address, and shows what leads there. */
function LeaveDialog({ page, title, submit, action, onDone, onClose, children }: LeaveProps) {
  const [uses, setUses] = useState<PageUses | null>(null);
  useEffect(() => {
    call<PageUses>('pageUses', { file: page?.file }).then(setUses, (error: Error) => onDone(error.message));
  }, []);
  const links = uses?.links ?? [];

  async function leave(values: Record<string, string>): Promise<void> {
    const [name, input, done] = action(values);
    const changed = await call<ChangedPages>(name, { file: page?.file, ...input });
    onDone(done + followSentence(changed), changed.file);
  }

  return (
    <FormDialog {...{ title, submit, onClose }} onSubmit={leave} isPossible={uses !== null && uses.problem === null}>
      {children(uses)}
      {uses?.problem && <p role="alert">{uses.problem}</p>}
      {!uses && <p role="status">Looking for links to this page …</p>}
      {uses && links.length === 0 && <p>No link leads to this page.</p>}
      {links.length > 0 && (
        <details>
          <summary>
            {links.length === 1 ? '1 link leads to this page.' : `${links.length} links lead to this page.`}
          </summary>
          <ul className={styles.links}>
            {links.map((link, index) => (
              <li key={index}>{nameOf(link)}</li>
            ))}
          </ul>
        </details>
      )}
    </FormDialog>
  );
}

/** Gives the open page another address. */
export function MoveDialog(props: DialogProps) {
  return (
    <LeaveDialog
      {...props}
      title={`Move “${props.page?.title}”`}
      submit={['Move the page', 'Moving …']}
      action={({ route }) => ['movePage', { route }, 'The page has a new address.']}
    >
      {() => (
        <Field
          label="Address"
          help="Links and menus follow, and anyone who opens the old address is sent to the new one."
          name="route"
          required
          defaultValue={props.page?.route ?? ''}
        />
      )}
    </LeaveDialog>
  );
}

/** Deletes the open page, and asks where its visitors go. */
export function DeleteDialog(props: DialogProps) {
  const { page, site } = props;
  return (
    <LeaveDialog
      {...props}
      title={`Delete “${page?.title}”`}
      submit={['Delete the page', 'Deleting …']}
      action={({ target }) => ['deletePage', { redirectTo: target || null }, `The page “${page?.title}” is deleted.`]}
    >
      {(uses) => (
        <PagePicker
          label="Redirect to"
          help={
            uses?.isLive === false
              ? 'Optional: nobody outside knows the address of this page.'
              : 'Visitors of the old address, and links to it, lead to this page: the one that comes closest.'
          }
          name="target"
          required={uses?.isLive !== false}
          pages={site.pages.filter(({ file }) => file !== page?.file)}
        />
      )}
    </LeaveDialog>
  );
}
