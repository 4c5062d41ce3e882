import { useEffect, useState } from 'react';
import type { EnquiryKind } from '../config/mailSettings';
import { formHeadlines } from '../site/topics';
import { topicOf } from './prefill';

/** The line above the first field. It names the topic that the visitor's button has carried here. */
export function FormHeadline({ kind }: { kind: EnquiryKind }) {
  const [topic, setTopic] = useState<string>();
  // After hydration: the served page does not know the query.
  useEffect(() => setTopic(topicOf(location.search)?.label), []);
  return <p className="eyebrow">{topic ? `${formHeadlines[kind]}: ${topic}` : formHeadlines[kind]}</p>;
}
