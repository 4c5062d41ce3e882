/** `npm run serve`: serves `build/` on http://localhost:3000, or on the port in `PORT`. */
import { existsSync } from 'node:fs';
import { readArguments } from '../../lib/commandLine';
import { createStaticHost } from './staticHost';

readArguments('npm run serve\n\nServes build/ as a static host does, on port 3000 or the one in PORT.', {});

const directory = 'build';
const port = Number(process.env.PORT ?? 3000);

if (!existsSync(`${directory}/index.html`)) {
  console.error('There is no build yet. Run "npm run build" first.');
  process.exit(1);
}

const server = createStaticHost(directory);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another: PORT=3001 npm run serve` : error.message,
  );
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => console.log(`Serving ${directory}/ on http://localhost:${port}`));
