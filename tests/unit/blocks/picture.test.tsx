import { render, screen } from '@testing-library/react';
import { Picture } from '../../../src/blocks';

function sourcesOf(source: string) {
  const { container } = render(<Picture source={source} alt="The valley in June" />);
  return [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));
}

it('offers a photograph in each format and width, with its size and its source', () => {
  const [avif, ...others] = sourcesOf('/images/valley.jpg');
  expect(others).toEqual([]);
  expect(avif).toMatchObject({
    type: 'image/avif',
    srcset: '/assets/images/valley-400.5e6f7a8b.avif 400w, /assets/images/valley-1600.5e6f7a8b.avif 1600w',
  });
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'The valley in June' });
  const attributes = ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name));
  expect(attributes).toEqual(['/images/valley.jpg', '1600', '1000', 'lazy']);
  expect(image.srcset).toContain('valley-400.5e6f7a8b.webp 400w');
  // Browsers use `auto` only if the image has it too: https://html.spec.whatwg.org/#allows-auto-sizes
  for (const sizes of [avif?.sizes, image.sizes]) expect(sizes).toMatch(/^auto, /);
});

it('offers a drawing as one file', () => {
  expect(sourcesOf('/images/mark.svg')).toEqual([
    { type: 'image/svg+xml', srcset: '/assets/images/mark.1a2b3c4d.svg', sizes: '' },
  ]);
});

it('shows a picture that was added a moment ago as it is, and none that a build does not know', () => {
  expect(sourcesOf('/images/new.jpg')).toEqual([]);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/images/new.jpg');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => sourcesOf('/images/new.jpg')).toThrow(
    '<Picture> has source="/images/new.jpg". Write the path of a picture',
  );
  jest.restoreAllMocks();
});
