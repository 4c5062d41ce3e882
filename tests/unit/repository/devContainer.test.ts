/** @jest-environment node */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const FILE = '.devcontainer/devcontainer.json';
const text = readFileSync(FILE, 'utf8');

const command = v.union([
  v.string(),
  v.array(v.string()),
  v.record(v.string(), v.union([v.string(), v.array(v.string())])),
]);
const size = v.pipe(v.string(), v.regex(/^\d+([tgmk]b)?$/));
const portActions = ['notify', 'openBrowser', 'openBrowserOnce', 'openPreview', 'silent', 'ignore'] as const;
const portAttributes = v.strictObject({
  onAutoForward: v.optional(v.picklist(portActions)),
  label: v.optional(v.string()),
  protocol: v.optional(v.picklist(['http', 'https'])),
});

/** What the dev container specification (https://containers.dev/implementors/json_schema/) says about the properties that we use. */
const devContainer = v.strictObject({
  name: v.string(),
  image: v.string(),
  hostRequirements: v.strictObject({
    cpus: v.pipe(v.number(), v.integer(), v.minValue(1)),
    memory: size,
  }),
  onCreateCommand: command,
  postAttachCommand: command,
  forwardPorts: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))),
  portsAttributes: v.record(v.pipe(v.string(), v.regex(/^\d+(-\d+)?$/)), portAttributes),
  otherPortsAttributes: v.strictObject({
    onAutoForward: v.picklist(portActions.filter((name) => name !== 'openBrowserOnce')),
  }),
});

const configuration = JSON.parse(text);

it('is valid', () => {
  expect(v.safeParse(devContainer, configuration).issues).toBeUndefined();
});

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
