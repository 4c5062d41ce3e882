/**
 * Compiles MDX texts, handed over as a JSON list, and writes the compiled ones as a JSON list. A program of its own:
 * the compiler is an ES module, and Jest runs CommonJS.
 */
import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';

/** @type {string[]} */
const texts = JSON.parse(readFileSync(0, 'utf8'));
const compiled = await Promise.all(texts.map((text) => compile(text, { outputFormat: 'function-body' })));
process.stdout.write(JSON.stringify(compiled.map(String)));
