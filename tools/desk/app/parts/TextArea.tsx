import type { TextareaHTMLAttributes } from 'react';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  value: string;
  onText: (text: string) => void;
}

const LETTERS_IN_LINE = 40;

/** A text without line breaks. The field grows with it: another element would lose the focus in the middle of a word. */
export function TextArea({ value, onText, ...attributes }: TextAreaProps) {
  return (
    <textarea
      {...attributes}
      rows={Math.min(1 + Math.floor(value.length / LETTERS_IN_LINE), 4)}
      value={value}
      onChange={({ target }) => onText(target.value.replaceAll('\n', ' '))}
    />
  );
}
