import type { EnquiryKind } from '../config/mailSettings';
import { planOpening } from '../facts/formStrings';
import { planNames } from '../facts/plans';
import { formHeadlines, planInterest, topicOpening, topics } from '../facts/topics';
import { type EnquiryValues, formFields, optionsOf } from './fields';

const openingOf = (plan: string) => `${planOpening.replace('{plan}', plan)}\n`;
const openingAbout = (topic: string) => `${topicOpening.replace('{topic}', topic)}\n`;
const OPENINGS = [...Object.values(planNames).map(openingOf), ...topics.map(({ label }) => openingAbout(label))];

/** The field of each form that an opening line is put into. */
const TEXT_FIELD = { contact: 'message', assessment: 'challenges' } as const;

const topicOf = (query: URLSearchParams) => topics.find(({ value }) => value === query.get('interest'));
const planOf = (query: URLSearchParams) => Object.entries(planNames).find(([tier]) => tier === query.get('tier'))?.[1];

/**
 * Returns the field values that an address sets: `?interest=partnership` selects an interest, `?tier=team` adds an opening
 * line that names the plan. For a topic without an option of its own, the option that fits best is selected, and the opening
 * line names the topic. Unknown values are ignored.
 * @param search the query of the address, with or without its question mark
 */
export function prefillOf(search: string, kind: EnquiryKind = 'contact'): EnquiryValues {
  const query = new URLSearchParams(search);
  const option = formFields[kind].flatMap(optionsOf).find(({ value }) => value === query.get('interest'));
  const topic = option ? undefined : topicOf(query);
  const plan = kind === 'contact' ? planOf(query) : undefined;
  const interest = option?.value ?? topic?.[kind] ?? (plan && planInterest);
  const opening = `${plan ? openingOf(plan) : ''}${topic ? openingAbout(topic.label) : ''}`;
  return { ...(interest && { interest }), ...(opening && { [TEXT_FIELD[kind]]: opening }) };
}

/**
 * Returns the values of a draft, with what the address asks for in place of an older choice: the interest, and the opening line of another
 * plan or topic. After a reload the draft is newer than the address and stays as it is.
 */
export function withNewChoice(draft: EnquiryValues, asked: EnquiryValues, kind: EnquiryKind): EnquiryValues {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const text = draft[TEXT_FIELD[kind]];
  if (entry?.type !== 'navigate' || !asked.interest || text === undefined) return draft;
  const own = OPENINGS.reduce((rest, opening) => rest.replace(opening, ''), text);
  return { ...draft, ...asked, [TEXT_FIELD[kind]]: (asked[TEXT_FIELD[kind]] ?? '') + own };
}

/** Returns the line above the first field: the form's own headline, with the topic that the address names. */
export function headlineFor(search: string, kind: EnquiryKind): string {
  const topic = topicOf(new URLSearchParams(search));
  if (!topic) return formHeadlines[kind];
  return topic.headline ?? `${formHeadlines[kind]}: ${topic.label}`;
}
