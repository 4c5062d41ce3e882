/** @jest-environment node */
import { readFileSync } from 'node:fs';

const configuration = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'));

it('starts the site and the desk on the port that it forwards, with the Node of the hosts', () => {
  const { image, forwardPorts, portsAttributes, postAttachCommand } = configuration;
  expect(image.split(':')[1]).toBe(readFileSync('.nvmrc', 'utf8').trim());
  expect(postAttachCommand).toBe('npm start');
  const [port] = forwardPorts;
  expect(readFileSync('tools/setup/start.mjs', 'utf8')).toContain(`'--port', '${port}'`);
  expect(Object.keys(portsAttributes)).toEqual([String(port)]);
});

it('installs the packages with the function that npm start uses, so that they are installed once', () => {
  const { onCreateCommand } = configuration;
  const [, file = '', name = ''] = /import\('\.\/(.*?)'\).*\.(\w+)\(\)\)/.exec(onCreateCommand) ?? [];
  expect(readFileSync(file, 'utf8')).toContain(`export function ${name}(`);
  expect(readFileSync('tools/setup/start.mjs', 'utf8')).toContain(`${name}();`);
});
