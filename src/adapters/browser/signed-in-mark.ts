import type { SignedInMark } from '../../application/identity/ports.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import { signedIn, signedInKey, wasSignedIn } from './was-signed-in.ts';

/** The value after a session expired. Other tabs are not notified, because they may contain input. */
const lapsed = '0';

/** If the device stores nothing, no sign-in is remembered: the next page does not ask who visits. */
export const makeSignedInMark = (device: TextStore, tabs: Pick<Window, 'addEventListener'>): SignedInMark => {
  let isRefused = false;
  return {
    isSet: () => wasSignedIn(device),
    isCleared: () => !isRefused && device.read(signedInKey) === undefined,
    set: () => {
      isRefused = !device.write(signedInKey, signedIn);
    },
    lapse: () => void device.write(signedInKey, lapsed),
    clear: () => void device.write(signedInKey),
    onChange: (changed) => {
      tabs.addEventListener('storage', ({ key, newValue }) => {
        if ((key === signedInKey && newValue !== lapsed) || key === null) changed();
      });
      tabs.addEventListener('pageshow', ({ persisted }) => persisted && changed());
    },
  };
};
