import type { LastChoices } from '../../application/catalogue/ports.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** In the browser's local storage, one for each shop. How it is written is fetched with the first word of it. */
export const makeLastChoices = (storage: () => Storage, brand: BrandId): LastChoices => {
  const key = `dioptra.${brand}.lens`;
  /** A browser may refuse its storage, or be out of it. */
  const attempt = <A>(use: (store: Storage) => A): A | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  const text = () => attempt((store) => store.getItem(key)) ?? '';
  const fetchText = () => import('./last-choice-text.ts');
  return {
    isKept: () => text() !== '',
    read: async () => (await fetchText()).readLastChoice(text()),
    keep: async (choice) => {
      const { writeLastChoice } = await fetchText();
      attempt((store) => store.setItem(key, writeLastChoice(choice)));
    },
    forget: () => attempt((store) => store.removeItem(key)),
  };
};
