import {
  BehaviorSubject,
  distinctUntilChanged,
  map,
  type Observable,
  type SchedulerLike,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import { emailPattern } from '../../domain/customer/email.ts';
import {
  type EmailSuggestions,
  emailSuggestionDelayMs,
  suggestEmail,
  usualSuggestions,
} from '../../domain/customer/email-suggestion.ts';

/** What was probably meant by what was typed. */
export interface EmailSuggestion {
  /** As it stands in its field: one that holds something else shows no suggestion. */
  readonly typed: string;
  readonly meant: string;
}

/** What an e-mail address was probably meant to be, half a second after the last key. Source: ADDR-3. */
export interface EmailSuggester {
  /** `undefined`: nothing to suggest for what was typed last. */
  readonly state$: Observable<EmailSuggestion | undefined>;
  readonly type: (email: string) => void;
}

/** A key pressed takes the suggestion away at once: it was one for another text. `scheduler` is for tests. Source: ADDR-3, D53. */
export const makeEmailSuggester = (
  providers: EmailSuggestions['providers'],
  scheduler?: SchedulerLike,
  pattern: RegExp = emailPattern,
): EmailSuggester => {
  // Keys may have been pressed before anybody listens: the code came later than they.
  const typed$ = new BehaviorSubject('');
  const known = { ...usualSuggestions, providers, pattern };
  return {
    state$: typed$.pipe(
      distinctUntilChanged(),
      switchMap((email) =>
        timer(emailSuggestionDelayMs, scheduler).pipe(
          map(() => suggestEmail(email, known)),
          map((meant) => (meant === undefined ? undefined : { typed: email, meant })),
          startWith(undefined),
        ),
      ),
      distinctUntilChanged(),
    ),
    type: (email) => typed$.next(email),
  };
};
