export type RefusalStatus = 404 | 409 | 422;
export type RefusalValues = Readonly<Record<string, string | number>>;

/**
 * A refusal, with a code of the shop's own API. Thrown, so that the surrounding transaction is rolled back. The text
 * comes from the shop, because the engine has none in Italian.
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

/** An invalid or missing field of the call. */
export const violation = (code: string, path: string, values: RefusalValues = {}): Refused =>
  new Refused(422, code, path, values);
