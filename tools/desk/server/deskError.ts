/** An error whose message is for the writer. */
export class DeskError extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
