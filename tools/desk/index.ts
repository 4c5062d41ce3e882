/** `npm start` runs this beside the development server, which passes `/__desk` on to it: `tsx tools/desk/index.ts <port>`. */
import path from 'node:path';

async function start(): Promise<void> {
  // Loaded here, because it reads the facts, which may have errors.
  const { createDesk } = await import('./server/app');
  const desk = await createDesk(path.resolve(__dirname, '../..'));
  desk.listen(Number(process.argv[2]), '127.0.0.1');
}

start().catch(({ name, message }: Error) => {
  // The development server says what is wrong with the facts.
  if (name !== 'InvalidFacts') console.error(`The desk could not start: ${message}`);
  process.exitCode = 1;
});
// Ends with the process that started it, even if that is killed.
process.on('disconnect', () => process.exit());
