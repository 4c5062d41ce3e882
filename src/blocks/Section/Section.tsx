import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { groundOf } from '../../ui/ground';
import { DeeperHeadings, Heading } from '../../ui/headingLevel';
import { slug } from '../../ui/text';
import { BlockError, childrenOf, oneOf, required, slotOfNode } from '../checks';
import { sectionError } from '../structures';
import styles from './Section.module.css';

const tones = ['plain', 'light', 'dark', 'night', 'spruce', 'copper'] as const;
const layouts = ['stack', 'split', 'beside'] as const;
const heights = ['normal', 'low'] as const;

interface SectionProps {
  /** The section's heading. Links can lead to it: "Open positions" is `#open-positions`. */
  title: string;
  /** A few words above the heading. */
  eyebrow?: string;
  /**
   * Background: `plain`, `light` (a shade darker than the page), `dark` (in both themes; at most one on a page), or the color of a
   * ground: `night`, `spruce` or `copper`.
   */
  tone?: (typeof tones)[number];
  /**
   * Position of the heading: `stack` is above the content, `split` is in a column of its own on wide screens, `beside` is above the
   * text, with a `<Picture>`, a `<Sheet>` or another block that has a place beside text in the other column.
   */
  layout?: (typeof layouts)[number];
  /** Height: `low` for a line or two, around which wide spaces would look empty. */
  height?: (typeof heights)[number];
  /** Paragraphs, lists and blocks. */
  children: ReactNode;
}

/**
 * A part of a page under one heading.
 *
 * @useFor every part of a page between the `<Hero>` and the `<CallToAction>`. Put paragraphs, lists, tables and most
 *   other blocks inside one.
 * @useFor `layout="split"` for short content, with the heading beside it.
 * @useFor `layout="beside"` for text with a picture, a sheet or a board as large as half of the page.
 * @useFor a list in which each item starts with bold words: on wide screens they are beside the text, in rows.
 * @useFor `tone="light"` on every second or third section, so that readers see where one ends.
 * @useFor `tone="night"`, `"spruce"` or `"copper"` for the one section that should stand out, such as a `<CaseStudies>` with one case: the
 *   color in which the page of that case opens.
 * @notFor a heading inside a section: write it in the text, `### Heading`.
 * @notFor more than one section with `tone="dark"` on a page.
 * @notFor a section inside a section.
 */
export function Section({
  title,
  eyebrow,
  tone = 'plain',
  layout = 'stack',
  height = 'normal',
  children,
}: SectionProps) {
  const id = slug(required('Section', 'title', title));
  const ground = groundOf(tone);
  useBrokenLinks().collectAnchor(id);

  const nodes = childrenOf('Section', children);
  const isBeside = oneOf('Section', 'layout', layout, layouts) === 'beside';
  const beside = isBeside ? nodes.filter((node) => slotOfNode(node) === 'beside') : [];
  const error = sectionError(layout, beside.length > 0);
  if (error) throw new BlockError('Section', error);
  const text = nodes.filter((node) => !beside.includes(node));
  const words = (
    <>
      <div className={clsx(styles.head, 'stack-3')} data-reveal="">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading id={`${id}-title`}>{title}</Heading>
      </div>
      <div className={clsx(styles.body, 'prose')}>
        <DeeperHeadings>{text}</DeeperHeadings>
      </div>
    </>
  );

  return (
    <section
      id={id}
      className={clsx(styles.section, ground && 'ground')}
      data-ground={ground}
      data-tone={oneOf('Section', 'tone', tone, tones)}
      data-layout={layout === 'stack' ? undefined : layout}
      data-height={oneOf('Section', 'height', height, heights) === 'low' ? height : undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={clsx('page-width', layout === 'split' && 'split', isBeside && styles.beside)}>
        {isBeside ? <div>{words}</div> : words}
        {isBeside && (
          <div className="stack-5">
            <DeeperHeadings>{beside}</DeeperHeadings>
          </div>
        )}
      </div>
    </section>
  );
}
