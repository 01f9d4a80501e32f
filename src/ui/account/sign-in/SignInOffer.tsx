import { useCallback, useRef } from 'react';
import { withoutUrlParameter } from '../../../domain/identity/login-modal.ts';
import { useServices } from '../../shared/services.ts';
import { goOn } from './go-on.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { useArrival } from './use-arrival.ts';

/** The page below the dialog. It is read when needed, because it may change. */
export interface OfferPlace {
  readonly location: () => Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly navigate: (path: string, options?: { readonly replace: true }) => void;
}

/**
 * Sign-in over any page, on the way to another. After signing in the customer goes on. Closing the dialog stays on the
 * page and removes the parameter that opened it from the address. Source: AUTH-3, AUTH-5, ROUTE-16.
 */
export const SignInOffer = ({ place, onEnd }: { readonly place: OfferPlace; readonly onEnd: () => void }) => {
  const { account, locale } = useServices();
  const { location, navigate } = place;
  useArrival(
    useCallback(
      (arrival) => {
        const { pathname, search, hash } = location();
        goOn(arrival, { here: pathname + search + hash, locale, navigate });
        onEnd();
      },
      [location, navigate, locale, onEnd],
    ),
  );
  const ended = useRef(false);
  const close = () => {
    // Cancelling a dialog also fires its close event.
    if (ended.current) return;
    ended.current = true;
    account.aimAt(undefined);
    const { pathname, search, hash } = location();
    const rest = withoutUrlParameter(search);
    if (rest !== search && new URLSearchParams(search).has('url'))
      navigate(pathname + rest + hash, { replace: true });
    onEnd();
  };
  return <SignInDialog lead={navigate} onClose={close} />;
};
