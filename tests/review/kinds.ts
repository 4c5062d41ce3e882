/** The kinds of change that the review must report, each with what its report must say. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { ChangeGroup, ChangeKind } from '../../plugins/preview/changes';
import { company } from '../../src/site/company';
import { edit, inSite, read, write } from './site';

export interface Kind {
  name: string;
  /** Prepares the state with which the change is compared. */
  prepare?: () => void;
  change: () => void;
  /** The groups of the report, in its order. */
  groups: { kind: ChangeKind; title: RegExp; check?: (group: ChangeGroup) => void }[];
}

const NEW_EMAIL = `office@${company.domain}`;
const PHONE = '+1 801 555 0199';

function pageWith(text: string | RegExp): string {
  const files = readdirSync(inSite('pages')).filter((file) => file.endsWith('.mdx'));
  const found = files.find((file) => read(`pages/${file}`).search(text) >= 0);
  return found ? `pages/${found}` : assert.fail(`No page contains ${text}.`);
}

/** Replaces the first long word after a text. */
function changeWord(file: string, after: string, change: (word: string) => string): void {
  const [start, end = ''] = [read(file).split(after)[0] ?? '', read(file).split(after).slice(1).join(after)];
  const paragraph = /(\n\n[A-Z][^<{}]*? )([a-z]{7,})(?= )/;
  assert.match(end, paragraph, `${file} needs a paragraph after ${after}.`);
  write(file, start + after + end.replace(paragraph, (_, before: string, word: string) => before + change(word)));
}

/** Splits a page at its sections. */
function sectionsOf(file: string): string[] {
  return read(file).split(/\n(?=<Section )/);
}

function swapSections(): void {
  const file = pageWith(/(?:<Section [\s\S]*?<\/Section>\n\n){4}/);
  const parts = sectionsOf(file);
  const [first = '', second = '', ...rest] = parts.slice(1);
  write(file, [parts[0], second, first, ...rest].join('\n'));
}

async function noise(width: number, height: number): Promise<Buffer> {
  // What repeats would be compressed.
  const pixels = createHash('shake256', { outputLength: width * height * 3 })
    .update('noise')
    .digest();
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

let pictures: { small: Buffer; large: Buffer };

/** Draws the pictures of the test. */
export async function drawPictures(): Promise<void> {
  pictures = {
    small: await sharp({ create: { width: 480, height: 360, channels: 3, background: '#a05' } })
      .png()
      .toBuffer(),
    large: await noise(1200, 900),
  };
}

function addPicture(): void {
  write('static/images/valley.png', pictures.small);
  const file = pageWith('<People');
  edit(file, ', Section,', ', Section, Picture,');
  edit(file, /(<Section [^>]*>\n)/, '$1  <Picture source="/images/valley.png" alt="The valley in June" />\n\n');
}

const facts = (name: string) => `src/site/${name}.yaml`;

function addMenuEntry(file: string): void {
  edit(file, /\n( +)items:\n/, (line, indent = '') => {
    const entry = ['- title: Field notes', '  to: /field-notes', '  description: What we learned.', '  icon: brain'];
    return `${line}${entry.map((text) => `${indent}  ${text}\n`).join('')}`;
  });
}

const FIELD_NOTES = `---
title: Field notes from our projects
description: Short notes about what we learned in projects, written for people who decide about technology in their company.
---

import {Hero, Section, Questions, Question, Actions, Action} from '@site/src/blocks';

<Hero title="What we learned in the field" eyebrow="Notes">
  One note for each project.

  <Actions>
    <Action to="/contact">Ask about a project</Action>
  </Actions>
</Hero>

<Section title="Asked often">
  <Questions>
    <Question title="Who writes the notes?">
      The engineer who did the work.
    </Question>
    <Question title="Who may read them?">
      Everybody.
    </Question>
  </Questions>
</Section>
`;

function addRedirect(from: string, to: string): void {
  edit(facts('redirects'), /\nredirects:.*\n/, `\nredirects:\n  - { from: ${from}, to: ${to} }\n`);
}

const titled = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Every kind of change. What is in the pages decides the examples, so that a writer's change does not break this test. */
export const kinds: Kind[] = [
  {
    name: 'a typing mistake in a legal page',
    change: () =>
      changeWord(pageWith('<LegalText'), '<LegalText', (word) => `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`),
    groups: [
      {
        kind: 'words',
        title: /^“\w+” became “\w+”, in “.+”\.$/,
        check: ({ remarks }) => assert.match(remarks.join(' '), /still says “Last updated/),
      },
    ],
  },
  {
    name: 'a moved section',
    change: swapSections,
    groups: [{ kind: 'moved', title: /^The section “.+” moved from .*below “.+” to .*/ }],
  },
  {
    name: 'a price used in several places',
    prepare: () =>
      write(
        pageWith('<PricingPlans'),
        `${read(pageWith('<PricingPlans'))}\nThe second plan costs $49 a month, and a team of five still pays $49.\n`,
      ),
    change: () => {
      edit(facts('plans'), 'price: 49', 'price: 59');
      edit(pageWith('<PricingPlans'), /\$49/g, '$59');
    },
    groups: [
      {
        kind: 'words',
        title: /^“\$49” became “\$59”\.$/,
        check: ({ places, because }) => {
          assert.equal(places.filter(({ part }) => part === 'main').length, 2);
          assert.match(places.map(({ where }) => where).join(), /Professional/);
          assert.ok(because.includes(facts('plans')), 'the file of the plans');
        },
      },
    ],
  },
  {
    name: 'a new page with a menu entry',
    change: () => {
      write('pages/field-notes.mdx', FIELD_NOTES);
      addMenuEntry(facts('navigation'));
    },
    groups: [
      {
        kind: 'added',
        title: /^New page \/field-notes: “Field notes from our projects”\.$/,
        check: ({ differences, notes }) => {
          const texts = differences.map(({ after, label }) => `${label} ${after}`).join('\n');
          assert.match(texts, /The engineer who did the work\./);
          assert.match(texts, /Link to \/contact Ask about a project/);
          assert.match(
            notes.join(' '),
            /New in the menu “.+, above “.+”: “Field notes”, with the words “What we learned\./,
          );
        },
      },
    ],
  },
  {
    name: 'title and description only',
    change: () => {
      edit('pages/about.mdx', /title: .*/, 'title: About the company and its people');
      edit(
        'pages/about.mdx',
        /description: .*/,
        'description: Where the company comes from, what it believes in and how it works with the people who hire it in Utah and beyond.',
      );
    },
    groups: [
      { kind: 'metadata', title: /^Search title, search description and sharing picture of \/about changed\.$/ },
    ],
  },
  {
    name: 'a spacing token',
    change: () => edit('src/styles/tokens.css', /--space-section: .*;/, '--space-section: clamp(5rem, 9vw, 9rem);'),
    groups: [
      {
        kind: 'appearance',
        title: /^More space .*: .* px became .* px on desktops \(1280 px wide\), .* on phones/,
        check: ({ because }) => assert.deepEqual(because, ['src/styles/tokens.css']),
      },
    ],
  },
  {
    name: 'a picture added',
    change: addPicture,
    groups: [
      {
        kind: 'picture',
        title: /^New picture valley\.png: the file has .+; a phone loads at most .+; a desktop at most .+\.$/,
        check: ({ differences }) => assert.match(differences[0]?.after ?? '', /The valley in June/),
      },
    ],
  },
  {
    name: 'a picture replaced under the same name',
    prepare: addPicture,
    change: () => write('static/images/valley.png', pictures.large),
    groups: [
      {
        kind: 'picture',
        title:
          /^The picture valley\.png was replaced: the file has \d\.\d\d MB \(before: .+; a phone loads at most \d+ kB \(before: /,
      },
    ],
  },
  {
    name: 'markup without a visible change',
    change: () => edit('src/blocks/Section.tsx', '<section', '<section data-reviewed=""'),
    groups: [
      {
        kind: 'unseen',
        title: /^All \d+ pages look and read the same; .* for example: <section> became <section data-reviewed>\.$/,
      },
    ],
  },
  {
    name: 'a link target, a redirect and the anchor of a heading',
    change: () => {
      edit('pages/about.mdx', /<Action to="\/contact">/, '<Action to="/assessment">');
      edit('pages/contact.mdx', /<Section title="([^"]+)"/, '<Section title="$1 today"');
      addRedirect('/old-offices', '/contact');
    },
    groups: [
      { kind: 'words', title: /now links to \/assessment, not to \/contact\.$/ },
      {
        kind: 'words',
        title: /^New words: “today”, in “.+ today”\.$/,
        check: ({ notes }) =>
          assert.match(notes.join(' '), /Its address #\S+ is now #\S+-today\. Links from other sites/),
      },
      { kind: 'redirect', title: /^New redirect: \/old-offices leads to \/contact\.$/ },
    ],
  },
  {
    name: 'mail and phone',
    change: () => {
      edit(facts('company'), `email: ${company.email}`, `email: ${NEW_EMAIL}`);
      edit(facts('company'), /phone:.*/, `phone: '${PHONE}'`);
    },
    groups: [
      { kind: 'words', title: titled(`“${company.email}” became “${NEW_EMAIL}”.`) },
      { kind: 'words', title: titled(PHONE) },
    ],
  },
  {
    name: 'an interest option and an error text',
    change: () => {
      // Only the options of the contact form.
      const option = /\n( *)- ([^\n]*)value: computer_repair([^\n]*)(\n +label:[^\n]*)?/;
      edit(
        facts('interests'),
        option,
        (line, indent = '') => `${line}\n${indent}- { value: data_backup, label: Data Backup }`,
      );
      edit(facts('sendMessages'), 'check your internet connection', 'look at your internet connection');
    },
    groups: [
      { kind: 'words', title: /^New option of “.+”: “Data Backup”\.$/ },
      {
        kind: 'state',
        title: /^“check” became “look at”, in “.+”\.$/,
        check: ({ places, screenshots }) => {
          assert.match(places[0]?.where ?? '', /^Contact form on \/contact, the mail service cannot be reached/);
          assert.ok(screenshots[0]?.before && screenshots[0].after, 'pictures of the message');
        },
      },
    ],
  },
  {
    name: 'two changes on one page',
    change: () => {
      const file = pageWith('<LegalText');
      const [first = '', , third = ''] = read(file).match(/\n## .*/g) ?? [];
      changeWord(file, first, (word) => `almost ${word}`);
      changeWord(file, third, (word) => `very ${word}`);
    },
    groups: [
      { kind: 'words', title: /^New words: “almost”, in “.+”\.$/ },
      { kind: 'words', title: /^New words: “very”, in “.+”\.$/ },
    ],
  },
];
