export type RefusalStatus = 404 | 409 | 422;
export type RefusalValues = Readonly<Record<string, string | number>>;

/**
 * A no of the shop, by the codes of its own API. Thrown, so that the transaction around it is undone; words are the
 * shop's, for the engine has none of Italian.
 */
export class Refused extends Error {
  constructor(
    readonly status: RefusalStatus,
    readonly code: string,
    readonly path?: string,
    readonly values: RefusalValues = {},
  ) {
    super(code);
    this.name = 'Refused';
  }
}

/** A field of the call, or what it lacks. */
export const violation = (code: string, path: string, values: RefusalValues = {}): Refused =>
  new Refused(422, code, path, values);
