import * as t from 'io-ts';

/**
 * The body of every answer that is not 200. `code` is a word of the error catalogue (`coupon.expired`); `message` is the
 * same for people, in the language asked for.
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
      /** Numbers that the words of `code` speak of. */
      values: t.record(t.string, t.union([t.string, t.number])),
    }),
  ],
  'Problem',
);
export type Problem = t.TypeOf<typeof ProblemC>;

/**
 * The same as a backend may write it that knows of no codes: any part may be missing. Its sentence may be a description,
 * as Hydra has it. Source: COUP-3, CHK-18, AUTH-11.
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
