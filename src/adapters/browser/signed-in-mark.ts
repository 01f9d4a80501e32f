import type { SignedInMark } from '../../application/identity/ports.ts';
import { signedInKey } from './was-signed-in.ts';

/** Where there is no storage, nobody is remembered: the next page asks nobody who visits. */
export const makeSignedInMark = (
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
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
    set: () => tried(() => storage().setItem(signedInKey, '1')),
    clear: () => tried(() => storage().removeItem(signedInKey)),
    onChange: (changed) =>
      tabs.addEventListener('storage', ({ key }) => {
        if (key === signedInKey || key === null) changed();
      }),
  };
};
