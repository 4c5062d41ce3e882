import type { Rule } from '../rule';
import { altText } from './altText';
import { brokenAnchor } from './brokenAnchor';
import { brokenLink } from './brokenLink';
import { doesNotParse } from './doesNotParse';
import { fact } from './fact';
import { facts } from './facts';
import { forbiddenCode } from './forbiddenCode';
import { frontMatter } from './frontMatter';
import { headingOrder } from './headingOrder';
import { importLine } from './importLine';
import { linkScheme } from './linkScheme';
import { linkText } from './linkText';
import { missingImage } from './missingImage';
import { pageWeight } from './pageWeight';
import { plainWords } from './plainWords';
import { removedPage } from './removedPage';
import { sameMetadata } from './sameMetadata';
import { sampleContent } from './sampleContent';
import { setting } from './setting';
import { spelling } from './spelling';
import { unknownBlock } from './unknownBlock';
import { unsafePicture } from './unsafePicture';
import { unusedImport } from './unusedImport';
import { wrongChild } from './wrongChild';

/** Every rule, in the order in which they run. Findings are sorted by file. */
export const rules: readonly Rule[] = [
  doesNotParse,
  facts,
  frontMatter,
  sameMetadata,
  brokenLink,
  brokenAnchor,
  missingImage,
  unsafePicture,
  altText,
  headingOrder,
  wrongChild,
  unknownBlock,
  importLine,
  unusedImport,
  setting,
  fact,
  forbiddenCode,
  linkScheme,
  linkText,
  removedPage,
  sampleContent,
  spelling,
  plainWords,
  pageWeight,
];
