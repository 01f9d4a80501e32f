/**
 * No connection to the database could be had in time: all are in use, or the database is down. Worth a retry. `code`:
 * that of the cause, if it has one.
 */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
  readonly code?: string;

  constructor(cause: unknown) {
    super('no connection', { cause });
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') this.code = cause.code;
  }
}
