import type { Failure } from '../../application/shared/failure.ts';
import { fieldCode } from '../../domain/shared/field-code.ts';

/** Validation errors of the account's forms. They are keys of the texts under `invalid`. */
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
  'no_letters',
  'no_letter',
  'invalid_phone',
  'invalid_date',
  'invalid_miles_and_more_number',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** `sentence`: the server's own message, for a code without a text of ours. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly code: FieldCode | 'other';
  /** For `too_short` and `too_long`. */
  readonly length?: number;
  readonly max?: number;
  readonly sentence?: string;
}

/**
 * The API name of each field of a form. Undefined: an error of this field belongs to the form as a whole. A new field
 * does not compile without one.
 */
export type ApiNames<Field extends string> = Readonly<Record<Field, string | undefined>>;

/** Returns the errors of the fields that the server refused. Errors of other fields belong to the form as a whole. */
export const refusedOf = <Field extends string>(
  failure: Failure | undefined,
  names: ApiNames<Field>,
): readonly FieldProblem<Field>[] => {
  if (failure?._tag !== 'Refused') return [];
  const fields = Object.keys(names) as unknown as readonly Field[];
  return failure.violations.flatMap(({ field: wire, code: key, message }): readonly FieldProblem<Field>[] => {
    const field = fields.find((one) => names[one] === wire);
    if (field === undefined) return [];
    const code = fieldCode(fieldCodes, key) ?? 'other';
    const sentence = message ?? failure.message;
    // An error without any text is shown as an error of the whole form.
    if (code === 'other' && sentence === undefined) return [];
    return [{ field, code, ...(sentence !== undefined && { sentence }) }];
  });
};
