import { type EnquiryKind, queryKeys } from '../config/forms';
import { formStrings } from '../facts/formStrings';
import { planNames } from '../facts/plans';
import { planInterest, topics } from '../facts/topics';
import { type EnquiryValues, formFields, optionsOf } from './fields';

const planOpening = (plan: string) => `${formStrings.planOpening.replace('{plan}', plan)}\n`;
const topicOpening = (topic: string) => `${formStrings.topicOpening.replace('{topic}', topic)}\n`;
const OPENINGS = [...planNames.map(({ name }) => planOpening(name)), ...topics.map(({ label }) => topicOpening(label))];

/** The field of each form that an opening line is put into. */
const TEXT_FIELD = { contact: 'message', assessment: 'challenges' } as const;

const topicOf = (query: URLSearchParams) => topics.find(({ value }) => value === query.get(queryKeys.interest));
const planOf = (query: URLSearchParams) => planNames.find(({ tier }) => tier === query.get(queryKeys.tier))?.name;

/**
 * Returns the field values that an address sets: `?interest=partnership` selects an interest, `?tier=team` adds an opening
 * line that names the plan. For a topic without an option of its own, the option that fits best is selected, and the opening
 * line names the topic. Unknown values are ignored.
 * @param search the query of the address, with or without its question mark
 */
export function prefillOf(search: string, kind: EnquiryKind): EnquiryValues {
  const query = new URLSearchParams(search);
  const option = formFields[kind].flatMap(optionsOf).find(({ value }) => value === query.get(queryKeys.interest));
  const topic = option ? undefined : topicOf(query);
  const plan = kind === 'contact' ? planOf(query) : undefined;
  const interest = option?.value ?? topic?.[kind] ?? (plan && planInterest);
  const opening = `${plan ? planOpening(plan) : ''}${topic ? topicOpening(topic.label) : ''}`;
  return { ...(interest && { interest }), ...(opening && { [TEXT_FIELD[kind]]: opening }) };
}

/**
 * Returns the values of a draft, with what the address asks for in place of an older choice: the interest, and the opening line of another
 * plan or topic. After a reload the draft is newer than the address and stays as it is.
 */
export function withNewChoice(draft: EnquiryValues, requested: EnquiryValues, kind: EnquiryKind): EnquiryValues {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const text = draft[TEXT_FIELD[kind]];
  if (entry?.type !== 'navigate' || !requested.interest || text === undefined) return draft;
  const ownText = OPENINGS.reduce((rest, opening) => rest.replace(opening, ''), text);
  return { ...draft, ...requested, [TEXT_FIELD[kind]]: (requested[TEXT_FIELD[kind]] ?? '') + ownText };
}

/** Returns the line above the first field: the form's own headline, with the topic that the address names. */
export function headlineFor(search: string, kind: EnquiryKind): string {
  const topic = topicOf(new URLSearchParams(search));
  if (!topic) return formStrings[kind].headline;
  return topic.headline ?? `${formStrings[kind].headline}: ${topic.label}`;
}
