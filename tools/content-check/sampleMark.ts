import type { MdxJsxAttribute } from 'mdast-util-mdx';
import type { Element } from './elements';

/** The setting that marks a block as a sample, where it is on: `sample` or `sample={true}`. */
export function sampleMark(element: Element): MdxJsxAttribute | undefined {
  return element.attributes.find((attribute): attribute is MdxJsxAttribute => {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'sample') return false;
    return typeof attribute.value !== 'object' || attribute.value?.value.trim() !== 'false';
  });
}
