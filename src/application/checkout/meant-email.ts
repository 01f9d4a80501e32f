import { catchError, map, type Observable, of } from 'rxjs';
import type { AddressDesk } from './address-desk.ts';

/**
 * The suggested correction of an e-mail address, while the field still holds what was typed. Without the desk's code
 * there is no suggestion; further typing requests the code again. Source: ADDR-3.
 */
export const meantEmail = (
  { state$ }: Pick<AddressDesk, 'state$'>,
  typed: string,
): Observable<string | undefined> =>
  state$.pipe(
    map(({ suggestion }) => (suggestion?.typed === typed ? suggestion.meant : undefined)),
    catchError(() => of(undefined)),
  );
