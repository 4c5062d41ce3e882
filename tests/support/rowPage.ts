import { readdirSync } from 'node:fs';
import { parentByItem, structures } from '../../src/blocks/structures';

/** The blocks, which have the names of their folders, and their items. */
const NAMES = [...new Set([...readdirSync('src/blocks'), ...parentByItem.keys(), ...Object.keys(structures)])];

/**
 * A page with one text that is correct except for that text.
 * @returns the page, and where in it the text starts
 */
export function rowPage(row: string): { text: string; offset: number } {
  const used = NAMES.filter((name) => name === 'Hero' || name === 'Section' || new RegExp(`<${name}\\b`).test(row));
  const facts = /\{[^}]*\bcompany\b/.test(row) ? "import {company} from '@site/src/facts/company';\n" : '';
  const head = `---
title: A page with one text
description: Everything else on this page is right, so that a finding on it is about this text.
noindex: true
---

import {${used.join(', ')}} from '@site/src/blocks';
${facts}
<Hero title="A page with one text" />

<Section title="What we do">

`;
  return { text: `${head}${row}\n\n</Section>\n`, offset: head.length };
}
