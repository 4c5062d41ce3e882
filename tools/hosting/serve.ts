/** `npm run serve [-- <folder>]`: serves `build/`, or another built site, on http://localhost:3000 or on the port in `PORT`. */
import { existsSync } from 'node:fs';
import { readArguments } from '../../lib/arguments.mjs';
import { createStaticHost } from './staticHost';

const USAGE = `npm run serve [-- <folder>]

Serves build/, or another built site, as a static host does, on port 3000 or the one in PORT.`;

const [directory = 'build'] = readArguments(USAGE, { allowPositionals: true }).positionals;
const port = Number(process.env.PORT ?? 3000);

if (!existsSync(`${directory}/index.html`)) {
  console.error(`There is no build in ${directory}/. Run "npm run build" first.`);
  process.exit(1);
}

createStaticHost(directory).listen(port, '127.0.0.1', () =>
  console.log(`Serving ${directory}/ on http://localhost:${port}`),
);
