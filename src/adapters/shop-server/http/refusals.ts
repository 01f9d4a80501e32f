import type * as E from 'fp-ts/Either';
import type { Locale } from '../../../domain/shared/locale.ts';
import { type Refusal, refuse } from '../call.ts';
import { type MessageCode, message } from '../words/messages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A no with its sentence, about the call as a whole. */
export const say = (
  status: Refusal['status'],
  code: MessageCode,
  locale: Locale,
  values?: Values,
): E.Either<Refusal, never> =>
  refuse(status, code, { message: message(code, locale, values), ...(values && { values }) });

export interface FieldRefusal {
  /** Where in the body: `items[0].quantity`, `billing_address.postcode`. */
  readonly path: string;
  readonly code: MessageCode;
  readonly values?: Values;
}

/** A no about fields: one violation for each, the first one's code and values for all. */
export const violate = (
  locale: Locale,
  fields: readonly [FieldRefusal, ...FieldRefusal[]],
): E.Either<Refusal, never> => {
  const [{ code, values }] = fields;
  return refuse(422, code, {
    message: message(code, locale, values),
    violations: fields.map((field) => ({
      property_path: field.path,
      code: field.code,
      message: message(field.code, locale, field.values),
    })),
    ...(values && { values }),
  });
};

/** A no about the fields that are wrong. Undefined: none is. */
export const refuseAny = (
  locale: Locale,
  wrong: readonly FieldRefusal[],
): E.Either<Refusal, never> | undefined => {
  const [first, ...rest] = wrong;
  return first && violate(locale, [first, ...rest]);
};
