import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/filesIn';
import { deletePage, editFacts, editText, movePage, pageFiles, replaceIn, run, scaleParagraphs } from './edits';

export interface Change {
  name: string;
  /** What an owner does. */
  what: string;
  apply: (directory: string) => void;
  /** Looks at the built site; returns a sentence for each thing that is wrong. */
  inspect?: (build: string) => string[];
}

const item = (title: string, to: string) => ({
  title,
  to,
  description: 'One sentence about this page.',
  icon: 'compass',
});

function plans(count: number): Change['apply'] {
  return (directory) =>
    editFacts(directory, 'plans', ({ plans: list }) => {
      const [first] = list;
      list.length = Math.min(list.length, count);
      while (list.length < count) list.push({ ...first, tier: `plan-${list.length}`, name: `Plan ${list.length}` });
    });
}

function partners(count: number, category?: string): Change['apply'] {
  return (directory) =>
    editFacts(directory, 'partners', ({ partners: list }) => {
      const [first] = list;
      list.length = Math.min(list.length, count);
      while (list.length < count) list.push({ ...first, id: `partner-${list.length}`, name: `Partner ${list.length}` });
      if (category) list[0].category = category;
    });
}

/** Names, domain, colors and mark of the sample. */
const SAMPLE = [
  'Kestrel',
  'kestrelridge',
  '#b4430f',
  '#ff9a5c',
  '#fbfaf7',
  '#0b1220',
  'M2 23 11.5 8.5l5 7L20 11l10 12',
];

/** Files of a built site that contain one of these texts, in their text or their name. */
function tracesOf(build: string, traces: readonly string[]): string[] {
  return filesIn(build).flatMap((file) => {
    const isText = /\.(html|css|js|json|md|txt|xml|svg|webmanifest)$/.test(file);
    const text = `${file}\n${isText ? readFileSync(path.join(build, file), 'utf8') : ''}`.toLowerCase();
    return traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${file} contains "${trace}".`);
  });
}

export const changes: readonly Change[] = [
  {
    name: 'page-added',
    what: 'a page from new:page, in a menu',
    apply: (directory) => {
      const description = 'What a visit to one of our offices is like, and how to find the door.';
      run(directory, 'tools/new-page/index.ts', '/visit', '--title', 'Visit us', '--description', description);
      editFacts(directory, 'navigation', ({ menus }) => menus[0].groups[0].items.push(item('Visit us', '/visit')));
    },
  },
  {
    name: 'page-moved',
    what: 'a page with a new address',
    apply: (directory) => movePage(directory, '/careers', '/jobs'),
  },
  {
    name: 'pages-with-days',
    what: 'a draft, and pages that are live on some days only',
    apply: (directory) => {
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const pages = Object.entries({
        '/unfinished': 'draft: true',
        '/coming': `publish: ${day(30)}`,
        '/ending': `publish: ${day(-30)}\nuntil: ${day(30)}`,
        '/over': `until: ${day(-1)}`,
      });
      for (const [route, key] of pages) {
        const topic = `${route.slice(1)}-page`;
        const description = `What the ${topic} says, and to whom it says it, for as long as it is on the site.`;
        run(directory, 'tools/new-page/index.ts', route, '--title', `The ${topic}`, '--description', description);
        editText(directory, `pages${route}.mdx`, (text) => text.replace('\ndescription:', `\n${key}\ndescription:`));
      }
      editFacts(directory, 'redirects', (facts) => {
        const ends = ['/ending', '/over'].map((from) => ({ from, to: '/contact' }));
        facts.redirects = [...(facts.redirects ?? []), ...ends];
      });
      // A link that stays when its page is over.
      editFacts(directory, 'navigation', ({ menus }) => menus[0].groups[0].items.push(item('Over', '/over')));
    },
    inspect: (build) => {
      const redirects = readFileSync(path.join(build, '_redirects'), 'utf8');
      return [
        ...tracesOf(build, ['unfinished', 'coming-page', 'over-page']),
        ...(existsSync(path.join(build, 'ending.html')) ? [] : ['/ending is not live before its last day.']),
        ...(redirects.includes('/ending') ? ['/ending is redirected before its last day.'] : []),
        ...(redirects.includes('/over /contact') ? [] : ['/over is not redirected after its last day.']),
      ];
    },
  },
  { name: 'page-deleted', what: 'a page less', apply: (directory) => deletePage(directory, '/solutions', '/') },
  { name: 'paragraphs-halved', what: 'paragraphs half as long', apply: (directory) => scaleParagraphs(directory, 0.5) },
  { name: 'paragraphs-doubled', what: 'paragraphs twice as long', apply: (directory) => scaleParagraphs(directory, 2) },
  { name: 'plans-3', what: 'three plans', apply: plans(3) },
  { name: 'plans-6', what: 'six plans', apply: plans(6) },
  { name: 'partners-5', what: 'five partners', apply: partners(5) },
  { name: 'partners-30', what: 'thirty partners, one in an unknown category', apply: partners(30, 'Weather') },
  {
    name: 'menu-column',
    what: 'a fourth column of links in a menu',
    apply: (directory) =>
      editFacts(directory, 'navigation', ({ menus }) => {
        while (menus[0].groups.length < 4) menus[0].groups.push({ title: 'MORE', items: [item('Team', '/team')] });
      }),
  },
  {
    name: 'menu-removed',
    what: 'a menu less',
    apply: (directory) => editFacts(directory, 'navigation', ({ menus }) => menus.pop()),
  },
  {
    name: 'interest-added',
    what: 'an interest more in both forms',
    apply: (directory) =>
      editFacts(directory, 'interests', ({ contactInterests, assessmentInterests }) => {
        for (const [group] of [contactInterests, assessmentInterests]) {
          group.options.push({ value: 'training', label: 'Training' });
        }
      }),
  },
  {
    name: 'interest-removed',
    what: 'an interest less in both forms',
    apply: (directory) =>
      editFacts(directory, 'interests', ({ contactInterests, assessmentInterests }) => {
        for (const [group] of [contactInterests, assessmentInterests]) {
          const [{ value }] = group.options.splice(1, 1);
          // The content check names the links that choose it.
          for (const file of pageFiles(directory)) replaceIn(directory, file, `?interest=${value}`, '');
        }
      }),
  },
  {
    name: 'figures-changed',
    what: 'other prices, claims and dates',
    apply: (directory) => {
      editFacts(directory, 'plans', ({ plans: list }) => {
        for (const plan of list) if (plan.price) plan.price += 10.5;
      });
      editFacts(directory, 'claims', ({ claims }) => {
        claims.experience = '31+';
        claims.transformations = { home: '240+', questions: '310+' };
        claims.founded = { story: 2011, structuredData: 1998 };
      });
      for (const file of pageFiles(directory)) {
        if (/updated="/.test(readFileSync(path.join(directory, file), 'utf8'))) {
          editText(directory, file, (text) => text.replace(/updated="[^"]+"/, 'updated="2026-10-05"'));
        }
      }
    },
  },
  {
    name: 'no-testimonials',
    what: 'no testimonials',
    apply: (directory) => {
      for (const file of pageFiles(directory)) {
        const text = readFileSync(path.join(directory, file), 'utf8');
        if (!text.includes('<Quotes>')) continue;
        editText(directory, file, () =>
          text
            .replace(/<Section(?:(?!<\/?Section)[\s\S])*<Quotes>(?:(?!<\/?Section)[\s\S])*<\/Section>\n*/g, '')
            .replace(/ *<Quotes>[\s\S]*?<\/Quotes>\n*/g, '')
            .replace(/^import \{[^}]*\}/m, (names) => names.replace(/\s*\bQuotes?\b,?/g, '')),
        );
      }
    },
  },
  {
    name: 'no-mail-service',
    what: 'no mail service',
    apply: (directory) => {
      if (existsSync(path.join(directory, '.env'))) editText(directory, '.env', () => '\n');
    },
  },
  {
    name: 'another-company',
    what: 'the facts, colors, font and mark of another company',
    apply: (directory) => run(directory, 'tools/adopt/index.ts', 'tests/support/secondCompany.yaml'),
    inspect: (build) => [
      ...tracesOf(build, SAMPLE),
      ...(readdirSync(build).includes('index.html') ? [] : ['There is no home page.']),
    ],
  },
];
