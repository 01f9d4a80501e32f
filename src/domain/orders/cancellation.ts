/** Cancelling a continuing contract without an account. Source: section 312k BGB; article L215-1-1 code de la consommation. */

import * as E from 'fp-ts/Either';
import { isLineWithoutLink, onOneLine } from '../customer/plain-text.ts';
import type { Day } from '../shared/dates.ts';
import { readDay } from '../shared/dates.ts';
import { daysBetween } from '../shared/day-arithmetic.ts';
import { checkLookup, type LookupProblem, type OrderLookup } from './order-lookup.ts';

/** `extraordinary`: for an important reason, which has to be given. */
export const cancellationKinds = ['ordinary', 'extraordinary'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

/** A declared cancellation. `number` names the subscription; `endsOn`, `yyyy-MM-dd`; absent: as soon as possible. */
export interface DeclaredCancellation extends OrderLookup {
  readonly name: string;
  readonly kind: CancellationKind;
  readonly reason?: string;
  readonly endsOn?: string;
}

/** A valid declaration, ready to be sent: its end is an existing day. */
export interface Cancellation extends DeclaredCancellation {
  readonly endsOn?: Day;
}

/** The shop's receipt for it. `receivedAt`: an ISO instant. */
export interface CancellationReceipt extends DeclaredCancellation {
  readonly receipt: string;
  readonly receivedAt: string;
}

/** The form's values. The reason only counts for an extraordinary cancellation. An empty day means the next possible one. */
export interface CancellationDraft extends OrderLookup {
  readonly name: string;
  readonly kind: CancellationKind;
  readonly reason: string;
  readonly endsOn: string;
}

export type CancellationProblem =
  | LookupProblem
  | { readonly field: 'name' | 'reason' | 'endsOn'; readonly reason: 'missing' | 'invalid' };

/** Units: characters; the maximum number of days until the end. */
export const cancellationLimits = { name: 120, reason: 1000, aheadDays: 730 } as const;

const textProblems = (field: 'name' | 'reason', text: string): readonly CancellationProblem[] => {
  if (text === '') return [{ field, reason: 'missing' }];
  const fits =
    text.length <= cancellationLimits[field] && isLineWithoutLink(text, field === 'name' ? 'name' : 'text');
  return fits ? [] : [{ field, reason: 'invalid' }];
};

const lastDay = (text: string, today: Day): E.Either<readonly CancellationProblem[], Day | undefined> => {
  if (text === '') return E.right(undefined);
  const day = readDay(text);
  const ahead = E.isRight(day) ? daysBetween(today, day.right) : -1;
  return E.isRight(day) && ahead >= 0 && ahead <= cancellationLimits.aheadDays
    ? day
    : E.left([{ field: 'endsOn', reason: 'invalid' }]);
};

/**
 * Checks a declaration: returns it, or all problems in the order of the form. It requires no more than the law allows a
 * shop to require.
 */
export const checkCancellation = (
  draft: CancellationDraft,
  today: Day,
): E.Either<readonly CancellationProblem[], Cancellation> => {
  const lookup = checkLookup(draft);
  const name = onOneLine(draft.name);
  const reason = draft.kind === 'extraordinary' ? onOneLine(draft.reason) : undefined;
  const endsOn = lastDay(draft.endsOn.trim(), today);
  const problems = [
    ...textProblems('name', name),
    ...(E.isLeft(lookup) ? lookup.left : []),
    ...(reason === undefined ? [] : textProblems('reason', reason)),
    ...(E.isLeft(endsOn) ? endsOn.left : []),
  ];
  if (E.isLeft(lookup) || E.isLeft(endsOn) || problems.length > 0) return E.left(problems);
  return E.right({
    ...lookup.right,
    name,
    kind: draft.kind,
    ...(reason !== undefined && { reason }),
    ...(endsOn.right !== undefined && { endsOn: endsOn.right }),
  });
};
