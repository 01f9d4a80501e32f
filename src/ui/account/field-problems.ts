import type { Failure } from '../../application/shared/failure.ts';
import { fieldCode } from '../../domain/shared/field-code.ts';

/** What can be wrong with a field of the account's forms; keys of the words under `invalid`. */
export const fieldCodes = [
  'required',
  'invalid_email',
  'password_rule',
  'passwords_do_not_match',
  'too_short',
  'too_long',
  'numbers_only',
  'invalid_characters',
  'carries_link',
  'invalid_phone',
  'invalid_date',
  'invalid_miles_and_more_number',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** `sentence`: what the shop says itself, of a code that we have no words for. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly code: FieldCode | 'other';
  /** Of `too_short` and `too_long`. */
  readonly length?: number;
  readonly max?: number;
  readonly sentence?: string;
}

/** The fields that the shop refused, by their names on the wire. What is about none of them is the form's. */
export const refusedOf = <Field extends string>(
  failure: Failure | undefined,
  fields: Readonly<Record<string, Field>>,
): readonly FieldProblem<Field>[] => {
  if (failure?._tag !== 'Refused') return [];
  return failure.violations.flatMap(({ field: wire, code: key, message }): readonly FieldProblem<Field>[] => {
    const field = fields[wire];
    if (field === undefined) return [];
    const code = fieldCode(fieldCodes, key) ?? 'other';
    const sentence = message ?? failure.message;
    // What nobody has words for is said of the form.
    if (code === 'other' && sentence === undefined) return [];
    return [{ field, code, ...(sentence !== undefined && { sentence }) }];
  });
};
