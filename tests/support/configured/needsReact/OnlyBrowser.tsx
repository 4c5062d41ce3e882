import useIsBrowser from '@docusaurus/useIsBrowser';

/** Needs React for what Docusaurus says only in a browser. */
export default function OnlyBrowser() {
  return <main>{useIsBrowser() ? 'answered' : 'served'}</main>;
}
