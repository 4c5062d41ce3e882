/**
 * If the facts have errors, prints these, with file and line and without a stack trace, and ends the command. A command that loads facts imports
 * this module first, for its effect: facts are read while modules load, before the command could catch an error.
 */
process.on('uncaughtException', (error) => {
  console.error(error.name === 'InvalidFactsError' ? error.message : error);
  process.exit(1);
});
