import { hunks } from '../../../../tools/review/compare/hunks';
import { manifestPage } from '../../../support/manifestPage';
import { changesIn, contextOf } from '../../../support/reviewContext';

/** Returns the changes of a page with these texts, and of the structured data of another page. */
function changes(before: string[], after: string[], price: { before?: string; after?: string } = {}) {
  const page = (texts: string[], offer = '') => [
    manifestPage({ segments: texts.map((text) => ({ tag: 'p', text })) }),
    manifestPage({ route: '/team', jsonLd: [{ '@type': 'Offer', price: offer }] }),
  ];
  const context = contextOf(page(before, price.before), page(after, price.after));
  return changesIn(context).map(({ title, places }) => [title, places.map(({ part }) => part).join(' ')]);
}

it('reports a price once, on the page and as a number in structured data', () => {
  expect(
    changes(['The second plan is $49.', 'Now $49 a month.'], ['The second plan is $59.', 'Now $59 a month.'], {
      before: '49',
      after: '59',
    }),
  ).toEqual([['“$49” became “$59”.', 'main main head']]);
});

it('reports other words that took the place of the same words once from three places on', () => {
  const texts = (word: string) => [`We ${word} the terrain.`, `They ${word} every map.`, `You ${word} what we wrote.`];
  expect(changes(texts('read'), texts('know'))).toEqual([['“read” became “know”.', 'main main main']]);
  expect(changes(texts('read').slice(1), texts('know').slice(1))).toEqual([
    ['“read” became “know”, in “They know every map”.', 'main'],
    ['“read” became “know”, in “You know what we wrote”.', 'main'],
  ]);
});

it('reports each place of words that are only new, because each makes another sentence', () => {
  const texts = (word: string) => [
    `We ${word}read it.`,
    `They ${word}read every map.`,
    `You ${word}read what we wrote.`,
  ];
  expect(changes(texts(''), texts('never '))).toHaveLength(3);
});

it('reports that only the punctuation changed', () => {
  expect(changes(['We read, and build.'], ['We read and build.'])).toEqual([
    ['The punctuation of “We read and build.” changed.', 'main'],
  ]);
});

it('takes lists with more edits than the limit for one difference', () => {
  const [one, other] = [
    ['a', 'b', 'c'],
    ['x', 'b', 'y'],
  ] as const;
  expect(hunks([...one], [...other])).toHaveLength(2);
  expect(hunks([...one], [...other], 1)).toEqual([{ before: { start: 0, end: 3 }, after: { start: 0, end: 3 } }]);
});

it('reports new texts beside each other once, and apart from each other, or changed beside each other, by themselves', () => {
  const [one, two, three] = ['We read the terrain.', 'Call us on Monday.', 'Nothing is stored here.'] as const;
  expect(changes([one], [one, two, three])).toHaveLength(1);
  expect(changes([one], [two, one, three])).toHaveLength(2);
  expect(changes([one, two], ['We do read the terrain.', 'Call us on Tuesday.'])).toHaveLength(2);
});

it('reports a text by itself if more than the shared value changed in it', () => {
  const found = changes(['Now $49 a month.', 'Only $49.'], ['Now $59 a month, never more.', 'Only $59.']);
  expect(found.map(([title]) => title)).toEqual([
    '“$49” became “$59”.',
    '“Now $49 a month.” became “Now $59 a month, never more.”.',
  ]);
});

it('reports once that a part of the footer moved on all pages', () => {
  const part = (title: string) => [
    { tag: 'h2', text: title },
    { tag: 'p', text: `What ${title} says is long enough.` },
  ];
  const shell = {
    old: ['One', 'Two', 'Three', 'Four'].flatMap(part),
    new: ['Two', 'Three', 'One', 'Four'].flatMap(part),
  };
  const pages = (footer: string) =>
    ['/', '/team'].map((route) => manifestPage({ route, hashes: { ...manifestPage().hashes, footer } }));
  const found = changesIn(contextOf(pages('old'), pages('new'), { shell }));
  expect(found.map(({ kind, places }) => [kind, places.map(({ part: around }) => around)])).toEqual([
    ['moved', ['footer']],
  ]);
});

it('reports the same words as another kind of text by themselves', () => {
  const item = { tag: 'li', text: 'Call us on Monday.' };
  const pages = (tags: string[]) =>
    tags.map((tag, index) => manifestPage({ route: `/${index}`, segments: tag ? [{ ...item, tag }] : [] }));
  const added = (...tags: string[]) => changesIn(contextOf(pages(tags.map(() => '')), pages(tags)));
  expect(added('li', 'li')).toHaveLength(1);
  expect(added('li', 'h2')).toHaveLength(2);
});
