import type { EnquiryKind } from '../config/mailSettings';
import { formStrings, planHeadline, planOpening, planQuestion } from '../site/formStrings';
import { assessmentInterests, contactInterests } from '../site/interests';
import { planNames } from '../site/planNames';
import { formHeadlines, planInterest, topicOpening, topics } from '../site/topics';
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

const topicOf = (query: URLSearchParams) => topics.find(({ value }) => value === query.get('interest'));
const planOf = (query: URLSearchParams) => Object.entries(planNames).find(([tier]) => tier === query.get('tier'))?.[1];

/**
 * Returns the field values that an address sets: `?interest=partnership` selects an interest, `?tier=team` adds an opening
 * line that names the plan. For a topic without an option of its own, the option that fits best is selected, and the opening
 * line names the topic. Unknown values are ignored.
 * @param search the query of the address, with or without its question mark
 */
export function prefillOf(search: string, kind: EnquiryKind = 'contact'): Prefill {
  const query = new URLSearchParams(search);
  const option = interestOf(kind === 'contact' ? contactInterests : assessmentInterests, query.get('interest'));
  const topic = option ? undefined : topicOf(query);
  const plan = kind === 'contact' ? planOf(query) : undefined;
  const interest = option?.value ?? topic?.[kind] ?? (plan && planInterest);
  const opening = `${plan ? openingOf(plan) : ''}${topic ? openingAbout(topic.label) : ''}`;
  return {
    ...(interest && { interest }),
    ...(opening && { [kind === 'contact' ? 'message' : 'challenges']: opening }),
  };
}

/** Begins a text with the opening line that the address asks for, if it asks for one, in place of an older one. */
function withOpening(text: string, opening = ''): string {
  if (opening && text.includes(opening)) return text;
  const older = OPENINGS.find((line) => text.includes(line));
  return older ? text.replace(older, opening) : opening + text;
}

/** What the link to this form asked for: a headline above the first field, and a question in place of the message's label. */
export interface Asked {
  headline: string;
  question?: string;
}

/** @param entered the values of the form: a plan that the message does not name is not shown either */
export function askedIn(search: string, kind: EnquiryKind, entered: Record<string, string> = {}): Asked {
  const query = new URLSearchParams(search);
  const plan = kind === 'contact' ? planOf(query) : undefined;
  if (plan && entered.message?.includes(openingOf(plan).trim())) {
    return { headline: planHeadline.replace('{plan}', plan), question: planQuestion };
  }
  const topic = topicOf(query);
  if (!topic) return { headline: formHeadlines[kind] };
  return { headline: topic.headline ?? `${formHeadlines[kind]}: ${topic.label}` };
}

/** The name of the checkbox “Work has stopped”. The mail has no field for it; ticking it adds a first line to the message. */
export const WORK_STOPPED = 'workStopped';
const STOPPED = `${formStrings.workStopped}.`;

export const saysStopped = (message = '') => message.startsWith(STOPPED);

/** Adds the first line to the message if the checkbox is ticked, and removes it otherwise. */
export function followCheckbox(form: HTMLFormElement | null): void {
  const [box, message] = [fieldOf(form, WORK_STOPPED), fieldOf(form, 'message')];
  if (!box || !message || box.checked === saysStopped(message.value)) return;
  message.value = box.checked ? `${STOPPED}\n${message.value}` : message.value.slice(STOPPED.length).trimStart();
}

/** Ticks the checkbox if the message has the line, and unticks it otherwise. */
export function followMessage(form: HTMLFormElement | null): void {
  const box = fieldOf(form, WORK_STOPPED);
  if (box) box.checked = saysStopped(fieldOf(form, 'message')?.value);
}

/**
 * Returns the values of a draft, with what the address asks for in place of an older choice: the interest, and the opening line of another
 * plan or topic. After a reload the draft is newer than the address and stays as it is.
 */
export function withNewChoice(draft: Record<string, string>, asked: Prefill) {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || asked.interest === undefined) return draft;
  const texts = (['message', 'challenges'] as const).filter((name) => draft[name] !== undefined);
  return {
    ...draft,
    ...asked,
    ...Object.fromEntries(texts.map((name) => [name, withOpening(draft[name] ?? '', asked[name])])),
  };
}
