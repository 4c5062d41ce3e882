import { ChatPreview } from './ChatPreview';
import type { Examples } from './examples';

export const examples: Examples = { 'The chat window': <ChatPreview /> };
