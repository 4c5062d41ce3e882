/**
 * Compiles a JSON list of MDX texts from the standard input, and writes the code as a JSON list. It is a program of its own
 * because the compiler is an ES module and Jest runs CommonJS.
 */
import { readFileSync } from 'node:fs';
import { compileSync } from '@mdx-js/mdx';

/** @type {string[]} */
const texts = JSON.parse(readFileSync(0, 'utf8'));
const compiled = texts.map((text) => String(compileSync(text, { outputFormat: 'function-body' })));
process.stdout.write(JSON.stringify(compiled));
