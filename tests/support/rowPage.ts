import { parentOf, structures } from '../../src/blocks/structures';

/** Blocks that rows use besides groups and their items. */
const OTHERS = [
  'Banner',
  'CallToAction',
  'CaseStudies',
  'Checklist',
  'EmailLink',
  'Hero',
  'Picture',
  'PricingPlans',
  'Section',
];
const NAMES = [...new Set([...OTHERS, ...parentOf.keys(), ...Object.keys(structures)])];

/**
 * A page with one text, which is right but for that text.
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
