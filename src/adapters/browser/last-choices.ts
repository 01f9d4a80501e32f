import type { LastChoices } from '../../application/catalogue/ports.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Where values are stored, and whether that is allowed. */
export interface ChoicePlaces {
  /** Refuses if the visitor has not agreed. */
  readonly device: TextStore;
  readonly tab: TextStore;
  readonly isAllowed: () => boolean;
  /** Stores the visitor's answer. */
  readonly allow: (allows: boolean) => Promise<void>;
}

/** Stored on the device, one for each shop. The code for the format loads when first needed. */
export const makeLastChoices = (
  { device, tab, isAllowed, allow }: ChoicePlaces,
  brand: BrandId,
): LastChoices => {
  const key = `dioptra.${brand}.lens`;
  const handed = `dioptra.${brand}.handed`;
  const text = () => tab.read(handed) ?? device.read(key) ?? '';
  const fetchText = () => import('./last-choice-text.ts');
  const later = (act: (text: Awaited<ReturnType<typeof fetchText>>) => void): void =>
    void fetchText().then(act, () => undefined);
  const forget = (): void => {
    device.write(key);
    // Refusing to keep lens values also refuses to keep those used for finding lenses.
    device.write(`dioptra.${brand}.values`);
    later(({ tellForgotten }) => tellForgotten(key));
  };
  return {
    isAllowed,
    allow: async (allows) => {
      if (!allows) forget();
      await allow(allows);
    },
    isKept: () => text() !== '',
    read: async () => (await fetchText()).takeLastChoice(text(), tab, handed),
    keep: async (choice) => {
      if (isAllowed()) (await fetchText()).putLastChoice(device, key, choice);
    },
    handOver: async (choice) => (await fetchText()).putLastChoice(tab, handed, choice),
    forget,
    onForgotten: (then, until) => later(({ watchForgotten }) => watchForgotten(key, then, until)),
  };
};
