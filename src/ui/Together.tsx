import { splitTogether } from './splitTogether';

/** A text whose ranges and short words with a hyphen stay on one line. `plugins/mdx/keepTogether.ts` does it for Markdown. */
export function Together({ text }: { text: string }) {
  return splitTogether(text).map((part, index) =>
    index % 2 ? (
      <span key={part} className="together">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
