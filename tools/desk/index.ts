/** `npm start` runs this beside the development server, which passes `/__desk` on to it: `tsx tools/desk/index.ts <port>`. */
import path from 'node:path';
import { createDesk } from './server/app';

const siteDirectory = path.resolve(__dirname, '../..');

createDesk(siteDirectory).then(
  ({ app }) => app.listen(Number(process.argv[2]), '127.0.0.1'),
  (error: Error) => {
    console.error(`The desk could not start: ${error.message}`);
    process.exitCode = 1;
  },
);
// Ends with the process that started it, even if that is killed.
process.on('disconnect', () => process.exit());
