import { measurementId } from '../../../src/site/measurementId';

const build = { NODE_ENV: 'production', GA_MEASUREMENT_ID: 'G-AB12CD34EF' };

it.each([
  ['is measured', build, 'G-AB12CD34EF'],
  ['without the setting is not', { NODE_ENV: 'production' }, undefined],
  ['with an empty setting is not', { ...build, GA_MEASUREMENT_ID: '' }, undefined],
  ['for development is not', { ...build, NODE_ENV: 'development' }, undefined],
])('a build %s', (_, environment, expected) => {
  expect(measurementId(environment)).toBe(expected);
});

it('refuses what is not a measurement ID', () => {
  expect(() => measurementId({ ...build, GA_MEASUREMENT_ID: 'UA-1"><script>' })).toThrow(
    'GA_MEASUREMENT_ID is "UA-1"><script>". It must look like G-AB12CD34EF.',
  );
});
