/** One spelling for the addresses of one page: `/about` for `/about/`, `/about.html`, `/about?a=b` and `/about#c`. */
export function pageKey(address: string): string {
  let path = address.replace(/[?#].*$/s, '');
  try {
    path = decodeURI(path);
  } catch {
    // A stray percent sign: no page has one, so the address stays as it is.
  }
  return path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}
