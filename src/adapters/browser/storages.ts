import type { TextStore } from '../../application/shared/text-store.ts';

/** Runs an access to storage. The browser may refuse storage even when it is only referenced, or it may be full. */
const attempt = <A>(use: () => A): A | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

export const makeTextStore = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): TextStore => ({
  read: (name) => attempt(() => storage().getItem(name)) ?? undefined,
  write: (name, text) =>
    attempt(() => {
      if (text === undefined) storage().removeItem(name);
      else storage().setItem(name, text);
      return true;
    }) ?? false,
});

/** For code that must report refused storage itself. Only these functions access the browser's storage directly. */
export const deviceStorage = (): Storage => localStorage;
export const tabStorage = (): Storage => sessionStorage;

export const device = makeTextStore(deviceStorage);
export const tab = makeTextStore(tabStorage);

/** Returns the names of all entries stored on the device and in the tab; empty if access is refused. */
export const keptNames = (): readonly string[] =>
  attempt(() => Object.keys({ ...deviceStorage(), ...tabStorage() })) ?? [];
