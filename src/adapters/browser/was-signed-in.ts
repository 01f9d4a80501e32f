import type { TextStore } from '../../application/shared/text-store.ts';

/** The storage key for whether a customer signed in on this device, shared by its tabs. */
export const signedInKey = 'dioptra.signed-in';
export const signedIn = '1';

/** False if the device stores nothing. */
export const wasSignedIn = (device: Pick<TextStore, 'read'>): boolean =>
  device.read(signedInKey) === signedIn;
