/** `@docusaurus/useIsBrowser` for pages that are rendered in a build: what it says changes in a browser, as state does. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useRecordedUse } from '../../../src/ui/reactUse';
import { currentComponent } from './currentComponent';

export default function useRecordedIsBrowser(): boolean {
  useRecordedUse(currentComponent());
  return useIsBrowser();
}
