/** An error whose message is for the writer. */
export class DeskError extends Error {
  constructor(
    message: string,
    readonly status = 400,
    /** What the desk needs to help: the text on disk, for example. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}
