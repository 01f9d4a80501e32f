import type { SignedInMark } from '../../application/identity/ports.ts';
import { signedIn, signedInKey, wasSignedIn } from './was-signed-in.ts';

/** Somebody was signed in, and his session ran out: no news for the other tabs, which may hold what he has typed. */
const lapsed = '0';

/** Where there is no storage, nobody is remembered: the next page asks nobody who visits. */
export const makeSignedInMark = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  tabs: Pick<Window, 'addEventListener'>,
): SignedInMark => {
  const tried = (use: () => void): void => {
    try {
      use();
    } catch {
      // Nothing is kept, and nothing depends on it.
    }
  };
  return {
    isSet: () => wasSignedIn(storage),
    set: () => tried(() => storage().setItem(signedInKey, signedIn)),
    lapse: () => tried(() => storage().setItem(signedInKey, lapsed)),
    clear: () => tried(() => storage().removeItem(signedInKey)),
    onChange: (changed) =>
      tabs.addEventListener('storage', ({ key, newValue }) => {
        if ((key === signedInKey && newValue !== lapsed) || key === null) changed();
      }),
  };
};
