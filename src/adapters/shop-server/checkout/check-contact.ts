import * as E from 'fp-ts/Either';
import { checkMilesAndMoreNumber } from '../../../domain/customer/miles-and-more.ts';

/** A number that the programme gives out; nothing takes the number off. Source: MILES-1, D47. */
export const isMilesAndMore = (input: string): boolean => E.isRight(checkMilesAndMoreNumber(input));
