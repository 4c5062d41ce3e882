/** Components under test are past their first render. */
export default function useIsBrowser() {
  return true;
}
