import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { filesIn } from '../../lib/files';
import { phoneBytes, widestOnPhones } from '../../src/config/pictures';
import { builtPage, routesWith } from '../support/builtPages';

const fileOf = (address: string) => path.join('build', address);

interface Candidate {
  file: string;
  /** 0 for a drawing. */
  width: number;
}

function candidatesOf(srcset: string): Candidate[] {
  return srcset.split(',').map((candidate) => {
    const [address = '', width = '0'] = candidate.trim().split(' ');
    return { file: fileOf(address), width: Number.parseInt(width, 10) };
  });
}

const pictures = routesWith('main figure > picture').flatMap((route) => {
  const { $ } = builtPage(route);
  return $('main figure > picture')
    .get()
    .map((picture) => {
      const image = $(picture).children('img');
      const sources = $(picture)
        .children('source')
        .get()
        .map((source) => ({
          type: $(source).attr('type') ?? '',
          candidates: candidatesOf($(source).attr('srcset') ?? ''),
        }));
      const [src = '', width, height, loading] = ['src', 'width', 'height', 'loading'].map((name) => image.attr(name));
      // The last format stands at the image itself, for browsers that know no other.
      if (image.attr('srcset'))
        sources.push({ type: 'image/webp', candidates: candidatesOf(image.attr('srcset') ?? '') });
      return { name: `${src} on ${route}`, src, width: Number(width), height: Number(height), loading, sources };
    });
});
const files = pictures.flatMap(({ sources }) =>
  sources.flatMap(({ candidates }) => candidates.map(({ file }) => file)),
);

for (const { name, src, width, height, loading, sources } of pictures) {
  it(`${name} has the size of its file, waits until it is near, and keeps its source for machines`, () => {
    expect(existsSync(fileOf(src))).toBe(true);
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(loading).toBe('lazy');
  });

  it(`${name} has files in the widths that it names, small enough for a phone`, () => {
    const types = sources.map(({ type }) => type);
    expect(/\.(jpe?g|png)$/.test(src) ? types : ['image/avif', 'image/webp']).toEqual(['image/avif', 'image/webp']);
    for (const { candidates } of sources) {
      expect(candidates.length).toBeGreaterThan(0);
      for (const { file, width: declared } of candidates) {
        const real = imageSize(readFileSync(file));
        if (declared === 0) continue;
        expect(real.width).toBe(declared);
        expect(real.width / real.height).toBeCloseTo(width / height, 1);
        if (declared <= widestOnPhones) expect(statSync(file).size).toBeLessThanOrEqual(phoneBytes);
      }
    }
  });
}

it('the build contains no file of a picture that no page shows', () => {
  const inBuild = filesIn('build/assets/images').filter((file) => /\.[0-9a-f]{8}\.\w+$/.test(file));
  expect(inBuild.map((file) => fileOf(`/assets/images/${file}`)).sort()).toEqual([...new Set(files)].sort());
});
