import { createContext, type ReactNode, useContext } from 'react';
import { formPages } from '../config/mailSettings';
import { contactUs, freeAssessment } from '../facts/navigation';
import { type Topic, topics } from '../facts/topics';

const TopicContext = createContext<Topic | undefined>(undefined);

/** Sets the topic of a page, which its buttons add to the addresses of the forms. */
export function TopicProvider({ path, children }: { path: string; children: ReactNode }) {
  return <TopicContext value={topics.find(({ pages }) => pages.includes(path))}>{children}</TopicContext>;
}

/** Whether an address leads to the assessment: its page, or the form on that page. */
export function leadsToAssessment(to: string): boolean {
  return to.split(/[?#]/)[0] === formPages.assessment || to === '#assessment-form';
}

/** Returns the label that all buttons to a form have, one for each form; undefined for other addresses. */
export function actionLabel(to: string): string | undefined {
  if (leadsToAssessment(to)) return freeAssessment.title;
  return to.split(/[?#]/)[0] === formPages.contact ? contactUs.title : undefined;
}

/**
 * Adds the topic of this page to the address of a form. An address that already asks for a plan or for another interest stays as
 * it is.
 */
export function useEnquiryLink(to: string): string {
  const topic = useContext(TopicContext);
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const kind = (['contact', 'assessment'] as const).find((form) => formPages[form] === path);
  if (!topic || !kind) return to;
  const query = new URLSearchParams(search);
  const asked = query.get('interest');
  if (query.has('tier') || (asked !== null && asked !== topic[kind])) return to;
  query.set('interest', topic.value);
  return `${path}?${query}${hash}`;
}
