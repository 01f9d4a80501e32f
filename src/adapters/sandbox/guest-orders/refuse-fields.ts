import type * as E from 'fp-ts/Either';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Refusal } from '../../shop-server/call.ts';
import { type FieldRefusal, refuseAny, say } from '../../shop-server/http/refusals.ts';

/** Something wrong with a field of a form. */
interface Wrong {
  readonly field: string;
  readonly reason: 'missing' | 'invalid';
}

const refusalOf = ({ field, reason }: Wrong): FieldRefusal => {
  if (reason === 'missing') return { path: field, code: 'validation.required' };
  return { path: field, code: field === 'email' ? 'validation.invalid_email' : 'validation.invalid' };
};

/** A no about what was typed: each field with its sentence. */
export const refuseFields = (locale: Locale, problems: readonly Wrong[]): E.Either<Refusal, never> =>
  refuseAny(locale, problems.map(refusalOf)) ?? say(422, 'validation.invalid', locale);
