/** Where a device remembers that somebody signed in; shared by its tabs. */
export const signedInKey = 'dioptra.signed-in';
export const signedIn = '1';

/** False where the device keeps nothing. */
export const wasSignedIn = (storage: () => Pick<Storage, 'getItem'>): boolean => {
  try {
    return storage().getItem(signedInKey) === signedIn;
  } catch {
    return false;
  }
};
