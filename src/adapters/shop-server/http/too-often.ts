import * as E from 'fp-ts/Either';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Refusal } from '../call.ts';
import { message } from '../words/messages.ts';

/** What a visitor who tries too often is told: when they may try again. `seconds`: until then. */
export const tooOftenProblem = (locale: Locale, seconds: number): Problem => {
  const minutes = Math.ceil(seconds / 60);
  return {
    code: 'rate_limit',
    message: minutes > 1 ? message('rate_limit.minutes', locale, { minutes }) : message('rate_limit', locale),
  };
};

/** A no to a visitor who tries too often. `waitMs`: until they may try again. Units: ms. */
export const tooOften = (locale: Locale, waitMs: number): E.Either<Refusal, never> => {
  const retryAfter = Math.ceil(waitMs / 1000);
  return E.left({ status: 429, problem: tooOftenProblem(locale, retryAfter), retryAfter });
};
