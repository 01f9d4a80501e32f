import type { SignedInMark } from '../../application/identity/ports.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import { signedIn, signedInKey, wasSignedIn } from './was-signed-in.ts';

/** Somebody was signed in, and the session ran out: no news for the other tabs, which may hold what was typed. */
const lapsed = '0';

/** Where nothing is kept, nobody is remembered: the next page asks nobody who visits. */
export const makeSignedInMark = (
  device: TextStore,
  tabs: Pick<Window, 'addEventListener'>,
): SignedInMark => ({
  isSet: () => wasSignedIn(device),
  set: () => void device.write(signedInKey, signedIn),
  lapse: () => void device.write(signedInKey, lapsed),
  clear: () => void device.write(signedInKey),
  onChange: (changed) =>
    tabs.addEventListener('storage', ({ key, newValue }) => {
      if ((key === signedInKey && newValue !== lapsed) || key === null) changed();
    }),
});
