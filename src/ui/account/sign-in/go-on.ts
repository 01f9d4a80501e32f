import type { Arrival } from '../../../application/identity/account-state.ts';
import { afterSignIn } from '../../../domain/shared/after-sign-in.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** Where a sign-in took place, and how to navigate from there. */
export interface Place {
  /** Path, query and fragment of the page. */
  readonly here: string;
  readonly locale: Locale;
  readonly navigate: (path: string) => void;
  /** Loads a page of another application, or a document. */
  readonly load?: (path: string) => void;
}

/** Navigates to the page that the customer was heading for. Without one the customer stays. Source: AUTH-3, ROUTE-16. */
export const goOn = ({ target }: Arrival, { here, locale, navigate, load }: Place): void => {
  const query = here.split('#', 1)[0]?.split('?')[1];
  const redirectUrl = new URLSearchParams(query).get('redirectUrl');
  const departure = afterSignIn({ redirectUrl, stored: target ?? here, origin: location.origin, locale });
  if (departure.path === here) return;
  const leave = departure._tag === 'Route' ? navigate : (load ?? ((path) => location.assign(path)));
  leave(departure.path);
};
