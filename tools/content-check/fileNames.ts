function plainLetters(name: string): string {
  return name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
}

/** Returns the address that a page with this name should have: `My Page.mdx` → `my-page`. */
export function pageName(name: string): string {
  const parts = plainLetters(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/\.(mdx?|txt|markdown|html?|docx?|dotx?|rtf|od[tsp]|pages|gdoc|xlsx?|csv|pptx?|pdf)\b/g, '')
    .split('/');
  return parts.map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'page').join('/');
}

/** Returns the name that a picture should have: `Steps (1).png` → `steps-1.png`. */
export function pictureName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)((?:\.\w+)?)$/.exec(plainLetters(name).toLowerCase()) ?? [];
  const plain = stem.replace(/[^a-z0-9._-]+/g, '-').replace(/[._-]{2,}/g, '-');
  return `${plain.replace(/^[._-]+|[._-]+$/g, '') || 'picture'}${ending.replaceAll('_', '')}`;
}
