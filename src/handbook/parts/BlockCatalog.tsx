import type { Examples } from '@site/src/blocks/examples';
import styles from './BlockCatalog.module.css';

// Rspack's require.context: every examples file, so that a new block is in the handbook as soon as it has one.
const files = require.context('../../blocks', false, /\.examples\.tsx$/);

const blocks = files.keys().map((file: string) => ({
  name: file.replace(/^\.\/|\.examples\.tsx$/g, ''),
  examples: (files(file) as { examples: Examples }).examples,
}));

/** All blocks with their examples, each under the anchor that the blocks' error messages name. */
export function BlockCatalog() {
  return blocks.map(({ name, examples }) => (
    <section key={name} className={styles.block}>
      <h2 id={name.toLowerCase()}>{name}</h2>
      {Object.entries(examples).map(([title, example]) => (
        <figure key={title} className={styles.example}>
          <figcaption className={styles.caption}>{title}</figcaption>
          {example}
        </figure>
      ))}
    </section>
  ));
}
