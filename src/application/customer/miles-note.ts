import * as E from 'fp-ts/Either';
import { milesKeys } from '../../domain/customer/miles-and-more.ts';
import type { Failure } from '../shared/failure.ts';
import { failureWords, type Notification } from '../shared/notifications.ts';

const matter = 'miles';

/**
 * The notification after a loyalty number was saved or removed. `number`: what was sent; empty if it was to be removed.
 * Source: MILES-3.
 */
export const milesNote = (number: string, answer: E.Either<Failure, unknown>): Notification => {
  if (E.isLeft(answer)) {
    const title = { key: 'account:failed' };
    return { key: milesKeys.invalid, matter, tone: 'danger', title, text: failureWords(answer.left) };
  }
  return number === ''
    ? { key: milesKeys.removed, matter, tone: 'success', text: { key: 'personal:miles.removed' } }
    : { key: milesKeys.set, matter, tone: 'success', text: { key: 'personal:miles.saved' } };
};
