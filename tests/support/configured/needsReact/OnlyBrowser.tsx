import useIsBrowser from '@docusaurus/useIsBrowser';

/** Needs React only for `useIsBrowser`. */
export default function OnlyBrowser() {
  return <main>{useIsBrowser() ? 'answered' : 'served'}</main>;
}
