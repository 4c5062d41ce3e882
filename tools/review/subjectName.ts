/** `/auth/callback` → `auth-callback`: names the files of a page. */
function subjectName(route: string): string {
  return route.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

/** Returns the name of a page's sharing image in the report's folder. */
export function shareImageFile(route: string, side: 'before' | 'after'): string {
  return `pictures/share-${subjectName(route)}-${side}.png`;
}
