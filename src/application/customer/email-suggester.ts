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

/** A suggested correction of a typed e-mail address. */
export interface EmailSuggestion {
  /** The text of the field. A field with any other text shows no suggestion. */
  readonly typed: string;
  readonly meant: string;
}

/** Suggests a correction of an e-mail address half a second after the last key. Source: ADDR-3. */
export interface EmailSuggester {
  /** `undefined` if there is no suggestion for the last typed text. */
  readonly state$: Observable<EmailSuggestion | undefined>;
  readonly type: (email: string) => void;
}

/**
 * Creates the suggester. Each key press clears the suggestion at once, because it belonged to another text. `scheduler`
 * is for tests. Source: ADDR-3.
 */
export const makeEmailSuggester = (
  providers: EmailSuggestions['providers'],
  scheduler?: SchedulerLike,
  pattern: RegExp = emailPattern,
): EmailSuggester => {
  // Keeps the last text: keys may have been pressed before the code was loaded and subscribed.
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
