import { catchError, map, type Observable, of } from 'rxjs';
import type { AddressDesk } from './address-desk.ts';

/**
 * What an address was probably meant to be, as long as it stands as it was typed. Where the desk's code cannot be had
 * there is no suggestion: whoever types on asks for it again. Source: ADDR-3.
 */
export const meantEmail = (
  { state$ }: Pick<AddressDesk, 'state$'>,
  typed: string,
): Observable<string | undefined> =>
  state$.pipe(
    map(({ suggestion }) => (suggestion?.typed === typed ? suggestion.meant : undefined)),
    catchError(() => of(undefined)),
  );
