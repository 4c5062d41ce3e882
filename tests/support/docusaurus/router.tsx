/** The place of a component under test. A test that navigates replaces this module by a router of its own. */
export function useLocation() {
  return { pathname: '/', search: '', hash: '' };
}

export function useHistory() {
  return { replace: () => {} };
}
