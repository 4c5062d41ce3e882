/**
 * A day that is written in another way, such as `11/20/2026` or `November 20th, 2026`, as `2026-11-20`. Of two numbers, the month is
 * the first, as in the United States, unless there are dots between them or the first is no month.
 * @returns null for what is not a whole day
 */
export function writtenDay(text: string): string | null {
  const american = text
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1')
    .replace(/^(\d{1,2})\.(\d{1,2})\.(?=\d{4}$)|^(1[3-9]|2\d|3[01])[/-](\d{1,2})[/-](?=\d{4}$)/, (_, ...parts) => {
      const [day, month] = parts.filter((part) => typeof part === 'string');
      return `${month}/${day}/`;
    });
  const time = Date.parse(`${american} UTC`);
  if (Number.isNaN(time) || !/\b\d{4}\b/.test(text)) return null;
  const day = new Date(time).toISOString().slice(0, 10);
  // April 31 would become May 1.
  return new RegExp(`(?<!\\d)0?${Number(day.slice(8))}(?!\\d)`).test(american) ? day : null;
}
