import type { BarSettings, Position } from '../build';
import { editAddress, isGitLab } from './facts';

/** What a reviewer proposes. */
export interface Suggestion {
  /** What stands on the page. */
  words: string;
  proposed: string;
  reason: string;
}

export interface SourceLine {
  file: string;
  line: number;
  /** As it is written. */
  text: string;
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the line of a passage that contains most of the words. */
export function lineWith(words: string, { file, line, lines }: Position): SourceLine {
  const sought = new Set(wordsIn(words));
  const counts = lines.map((text) => new Set(wordsIn(text).filter((word) => sought.has(word))).size);
  const index = lines.length > 0 ? counts.indexOf(Math.max(...counts)) : 0;
  return { file, line: line + index, text: lines[index] ?? '' };
}

/** Returns the line with the proposed words; null if it does not contain the words as they are shown, exactly once. */
function changedLine({ text }: SourceLine, { words, proposed }: Suggestion): string | null {
  const parts = text.split(words);
  return parts.length === 2 ? parts.join(proposed) : null;
}

/** Where GitHub opens: at a line of the pull request, which can be commented, or in its editor. */
export interface Target {
  kind: 'comment' | 'edit';
  address: string;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the address of a line: in the pull request if it changes the file, else in the editor; null if the repository or the
 * branch is unknown. GitHub has no address that fills in a comment.
 * @param changedFiles files that the pull request changes
 */
export async function targetOf(
  { file, line }: SourceLine,
  settings: BarSettings,
  changedFiles: readonly string[],
): Promise<Target | null> {
  const { repository, pullRequest } = settings;
  const edit = editAddress(settings, '', { file, line });
  if (!repository || !edit) return null;
  // Browsers hash only on secure pages: not at http://192.168.0.2:3000.
  const canComment = pullRequest && changedFiles.includes(file) && !isGitLab(repository) && crypto.subtle;
  if (canComment) {
    return { kind: 'comment', address: `${repository}/pull/${pullRequest}/files#diff-${await sha256(file)}R${line}` };
  }
  return { kind: 'edit', address: edit };
}

/** Returns what a reviewer pastes: GitHub's own suggestion or a comment, or in its editor the new line. */
export function suggestionText(kind: Target['kind'], line: SourceLine, suggestion: Suggestion): string {
  const { words, proposed, reason } = suggestion;
  const changed = proposed === words ? null : changedLine(line, suggestion);
  if (kind === 'edit') return changed ?? proposed;
  const quote = words.replace(/^/gm, '> ');
  if (proposed === words) return [quote, reason].filter(Boolean).join('\n\n');
  // More backticks than the line itself can contain.
  const fence = '`'.repeat(Math.max(3, ...(changed?.match(/`+/g) ?? []).map(({ length }) => length + 1)));
  const change = changed ? `${fence}suggestion\n${changed}\n${fence}` : `${quote}\n\nSuggested: ${proposed}`;
  return [reason, change].filter(Boolean).join('\n\n');
}
