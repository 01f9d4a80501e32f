import type { TextStore } from '../../application/shared/text-store.ts';

/** A browser may refuse its storage, when it is named already, or be out of it. */
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

/** For what has to say itself that it was refused. Nothing else names the storage of the browser. */
export const deviceStorage = (): Storage => localStorage;
export const tabStorage = (): Storage => sessionStorage;

export const device = makeTextStore(deviceStorage);
export const tab = makeTextStore(tabStorage);

/** What device and tab keep anything of; nothing where they refuse. */
export const keptNames = (): readonly string[] =>
  attempt(() => Object.keys({ ...deviceStorage(), ...tabStorage() })) ?? [];
