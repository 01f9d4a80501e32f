import type { LastChoices } from '../../application/catalogue/ports.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** On the device, one for each shop. How it is written is fetched with the first word of it. */
export const makeLastChoices = (device: TextStore, brand: BrandId): LastChoices => {
  const key = `dioptra.${brand}.lens`;
  const text = () => device.read(key) ?? '';
  const fetchText = () => import('./last-choice-text.ts');
  const later = (act: (text: Awaited<ReturnType<typeof fetchText>>) => void): void =>
    void fetchText().then(act, () => undefined);
  return {
    isKept: () => text() !== '',
    read: async () => (await fetchText()).readLastChoice(text()),
    keep: async (choice) => {
      const { writeLastChoice } = await fetchText();
      device.write(key, writeLastChoice(choice));
    },
    forget: () => {
      device.write(key);
      later(({ tellForgotten }) => tellForgotten(key));
    },
    onForgotten: (then, until) => later(({ watchForgotten }) => watchForgotten(key, then, until)),
  };
};
