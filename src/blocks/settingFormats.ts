/** What settings that are neither words nor a choice must look like. Blocks and the content check read it. */

export interface SettingFormat {
  /** Whether a value is valid, beside the block's other settings. */
  isValid: (value: string, others: Readonly<Record<string, string | undefined>>) => boolean;
  advice: string;
}

/** The largest part of a run that a person can check: the drawing has no room for more. */
const MOST_CHECKED = 1 / 4;

const isCount = (text: string) => /^\d+$/.test(text);

/** Whether a text is an existing date, such as `2026-12-01`. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

type Formats = Readonly<Record<string, Readonly<Record<string, SettingFormat>>>>;

export const settingFormats = {
  LegalText: {
    updated: { isValid: isDate, advice: 'Write year, month and day: updated="2025-04-07".' },
  },
  Run: {
    checked: {
      isValid: (checked, { total }) =>
        total === undefined ||
        (isCount(checked) && isCount(total) && Number(checked) > 0 && Number(checked) <= Number(total) * MOST_CHECKED),
      advice: 'Write whole numbers, and check at most a quarter of all items: checked="2" total="43".',
    },
  },
  Statistic: {
    unit: {
      isValid: (unit, { value }) => value === undefined || value.endsWith(unit),
      advice: 'Write the end of its value: value="40%" unit="%".',
    },
  },
  Track: {
    share: {
      isValid: (share) => isCount(share) && Number(share) <= 100,
      advice: 'Write a percentage as a whole number: share="12".',
    },
  },
} as const satisfies Formats;

/** Returns the format of a block's setting; undefined if it has none. */
export const formatOf = (block: string, setting: string): SettingFormat | undefined =>
  (settingFormats as Formats)[block]?.[setting];
