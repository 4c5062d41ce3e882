import type { EnquiryKind } from '../config/mailSettings';
import { planOpening } from '../site/formStrings';
import { assessmentInterests, contactInterests } from '../site/interests';
import { planNames } from '../site/planNames';
import { topicOpening, topics } from '../site/topics';
import { type FieldDefinition, interestOf } from './definitions';

type Fields = readonly FieldDefinition[];

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  return form?.elements.namedItem(name) as HTMLInputElement | null;
}

/** Returns the current values of a form's fields. It does not use `FormData`, which replaces unpaired surrogates. */
export function enteredValues(form: HTMLFormElement | null, fields: Fields): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, fieldOf(form, name)?.value ?? '']));
}

/** Fills in fields of a form: the empty ones, which keeps what the visitor has typed, or all of them. */
export function fillFields(form: HTMLFormElement | null, values: Record<string, string>, all = false): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field && (all || !field.value)) field.value = value;
  }
}

const openingOf = (plan: string) => `${planOpening.replace('{plan}', plan)}\n`;
const openingAbout = (topic: string) => `${topicOpening.replace('{topic}', topic)}\n`;
const OPENINGS = [...Object.values(planNames).map(openingOf), ...topics.map(({ label }) => openingAbout(label))];

/** Values of the fields that an address can set. */
type Prefill = Partial<Record<'interest' | 'message' | 'challenges', string>>;

/** Returns the topic that an address names, or undefined. */
export function topicOf(search: string) {
  const asked = new URLSearchParams(search).get('interest');
  return topics.find(({ value }) => value === asked);
}

/**
 * Returns the field values that an address sets: `?interest=partnership` selects an interest, `?tier=team` adds an opening
 * line that names the plan. For a topic without an option of its own, the option that fits best is selected, and the opening
 * line names the topic. Unknown values are ignored.
 * @param search the query of the address, with or without its question mark
 */
export function prefillOf(search: string, kind: EnquiryKind = 'contact'): Prefill {
  const query = new URLSearchParams(search);
  const option = interestOf(kind === 'contact' ? contactInterests : assessmentInterests, query.get('interest'));
  const topic = option ? undefined : topicOf(search);
  const plan = Object.entries(planNames).find(([tier]) => tier === query.get('tier'))?.[1];
  const interest = option?.value ?? topic?.[kind];
  const opening = `${plan ? openingOf(plan) : ''}${topic ? openingAbout(topic.label) : ''}`;
  return {
    ...(interest && { interest }),
    ...(opening && { [kind === 'contact' ? 'message' : 'challenges']: opening }),
  };
}

/** Replaces the opening line of an older draft, if there is one and the address asks for another. */
function withOpening(text: string, opening: string | undefined): string {
  const older = OPENINGS.find((line) => text.startsWith(line));
  return opening && older ? text.replace(older, opening) : text;
}

/**
 * Returns the values of a draft, with what the address asks for in place of an older choice: the interest, and the opening line of another
 * plan or topic. After a reload the draft is newer than the address and stays as it is.
 */
export function withNewChoice(draft: Record<string, string>, asked: Prefill) {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate') return draft;
  const texts = (['message', 'challenges'] as const).filter((name) => draft[name] !== undefined);
  return {
    ...draft,
    ...asked,
    ...Object.fromEntries(texts.map((name) => [name, withOpening(draft[name] ?? '', asked[name])])),
  };
}
