import { measurementId } from '../../../src/config/measurementId';

const build = { NODE_ENV: 'production', GA_MEASUREMENT_ID: 'G-AB12CD34EF' };

it.each([
  ['in production', build, 'G-AB12CD34EF'],
  ['without the setting', { NODE_ENV: 'production' }, undefined],
  ['with an empty setting', { ...build, GA_MEASUREMENT_ID: '' }, undefined],
  ['in development', { ...build, NODE_ENV: 'development' }, undefined],
])('reads the measurement ID of a build %s', (_, environment, expected) => {
  expect(measurementId(environment)).toBe(expected);
});

it('rejects a value that is not a measurement ID', () => {
  expect(() => measurementId({ ...build, GA_MEASUREMENT_ID: 'UA-1"><script>' })).toThrow(
    'GA_MEASUREMENT_ID is "UA-1"><script>". It must look like G-AB12CD34EF.',
  );
});
