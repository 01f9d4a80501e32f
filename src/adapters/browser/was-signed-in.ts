import type { TextStore } from '../../application/shared/text-store.ts';

/** Where a device remembers that somebody signed in; shared by its tabs. */
export const signedInKey = 'dioptra.signed-in';
export const signedIn = '1';

/** False where the device keeps nothing. */
export const wasSignedIn = (device: Pick<TextStore, 'read'>): boolean =>
  device.read(signedInKey) === signedIn;
