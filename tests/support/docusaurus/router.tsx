/** The place of a component under test. */
export function useLocation() {
  return { pathname: '/', search: '', hash: '' };
}
