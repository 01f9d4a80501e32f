import * as t from 'io-ts';

/**
 * The body of every response whose status is not 200. `code` is a key of the error catalogue (`coupon.expired`);
 * `message` is its text in the request's language.
 */
export const ProblemC = t.intersection(
  [
    t.type({ code: t.string }),
    t.partial({
      message: t.string,
      violations: t.readonlyArray(
        t.intersection([
          t.type({ property_path: t.string, code: t.string }),
          t.partial({ message: t.string }),
        ]),
      ),
      /** Values for the text of `code`. */
      values: t.record(t.string, t.union([t.string, t.number])),
    }),
  ],
  'Problem',
);
export type Problem = t.TypeOf<typeof ProblemC>;

/**
 * The same for backends without codes: any part may be missing. The message may be in a description, as in Hydra.
 * Source: COUP-3, CHK-18, AUTH-11.
 */
export const RefusalC = t.partial(
  {
    code: t.string,
    message: t.string,
    description: t.string,
    'hydra:description': t.string,
    violations: t.readonlyArray(t.partial({ property_path: t.string, code: t.string, message: t.string })),
    values: t.record(t.string, t.union([t.string, t.number])),
  },
  'Refusal',
);
