import type { Rule } from '../rule';
import { altText } from './altText';
import { brokenAnchor, brokenLink } from './brokenLink';
import { doesNotParse } from './doesNotParse';
import { fact } from './fact';
import { facts } from './facts';
import { fileName } from './fileName';
import { forbiddenCode } from './forbiddenCode';
import { frontMatter } from './frontMatter';
import { headingOrder } from './headingOrder';
import { imageFile, missingImage } from './imageFile';
import { importLine } from './importLine';
import { linkTarget } from './linkTarget';
import { linkText } from './linkText';
import { liveDays } from './liveDays';
import { markdown } from './markdown';
import { ownFact } from './ownFact';
import { removedPage } from './removedPage';
import { sameMetadata } from './sameMetadata';
import { sampleContent } from './sampleContent';
import { setting } from './setting';
import { spelling } from './spelling';
import { unknownBlock } from './unknownBlock';
import { unlinkedPage } from './unlinkedPage';
import { unsafePicture } from './unsafePicture';
import { wording } from './wording';
import { wrongChild } from './wrongChild';

/** Every rule, in the order in which they run. Findings are sorted by file. */
export const rules: readonly Rule[] = [
  doesNotParse,
  facts,
  markdown,
  frontMatter,
  sameMetadata,
  linkTarget,
  brokenLink,
  brokenAnchor,
  liveDays,
  missingImage,
  unsafePicture,
  imageFile,
  altText,
  wrongChild,
  headingOrder,
  unknownBlock,
  importLine,
  setting,
  fact,
  forbiddenCode,
  linkText,
  removedPage,
  fileName,
  unlinkedPage,
  sampleContent,
  ownFact,
  wording,
  spelling,
];
