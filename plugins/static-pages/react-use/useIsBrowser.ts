/** Replaces `@docusaurus/useIsBrowser` while a build renders pages. Its value changes in the browser, like state. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useRecordedUse } from '../../../src/ui/reactUse';
import { currentComponent } from './currentComponent';

export default function useRecordedIsBrowser(): boolean {
  useRecordedUse(currentComponent());
  return useIsBrowser();
}
