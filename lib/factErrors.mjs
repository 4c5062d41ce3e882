/**
 * Ends a command whose facts have errors with these errors only, which have file and line. A command that loads facts imports this module first,
 * for its effect: facts are read while modules load, before the command could catch anything.
 */
process.on('uncaughtException', (error) => {
  console.error(error.name === 'InvalidFacts' ? error.message : error);
  process.exit(1);
});
