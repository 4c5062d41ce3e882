/** What the preview's bar knows about a review: `/__review/changes.json`, written by `npm run review`. */
export interface PreviewChanges {
  /** Pages with changes that other pages do not have, the most important first. */
  pages: { route: string; isNew: boolean; sentence: string }[];
  /** How many changes several pages share. */
  shared: number;
  /** Texts that changed or are new, before, in or after the main content. `before` is empty for a new one. */
  marks: { route: string; text: string; before: string; part: 'header' | 'main' | 'footer' }[];
}
