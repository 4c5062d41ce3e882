import { createContext, type ReactNode, useContext } from 'react';
import { formOf, queryKeys } from '../config/forms';
import { contactUsLink, freeAssessmentLink } from '../facts/navigation';
import { type Topic, topics } from '../facts/topics';

const TopicContext = createContext<Topic | undefined>(undefined);

/** Sets the topic of a page, which its buttons add to the addresses of the forms. */
export function TopicProvider({ path, children }: { path: string; children: ReactNode }) {
  return <TopicContext value={topics.find(({ pages }) => pages.includes(path))}>{children}</TopicContext>;
}

/** Returns the label that all buttons to a form share, or undefined if the address leads to no form. */
export function actionLabel(to: string): string | undefined {
  const kind = formOf(to);
  return kind && { assessment: freeAssessmentLink.title, contact: contactUsLink.title }[kind];
}

/**
 * Returns the address of a form with the topic of this page added. Other addresses, and those that already name a plan or another
 * interest, are returned unchanged.
 */
export function useEnquiryLink(to: string): string {
  const topic = useContext(TopicContext);
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const kind = formOf(path);
  if (!topic || !kind) return to;
  const query = new URLSearchParams(search);
  const interest = query.get(queryKeys.interest);
  if (query.has(queryKeys.tier) || (interest !== null && interest !== topic[kind])) return to;
  query.set(queryKeys.interest, topic.value);
  return `${path}?${query}${hash}`;
}
