import type { TextStore } from '../shared/text-store.ts';

/** Where the eye values are stored: in this tab, and on this device if the visitor agreed. */
export interface OwnValuesPlace {
  readonly shop: { readonly id: string };
  readonly tab: TextStore;
  readonly device: TextStore;
}

export const tabName = (shop: string): string => `dioptra.${shop}.values-now`;
export const deviceName = (shop: string): string => `dioptra.${shop}.values`;

/** Returns the stored text without parsing it. A caller that only checks whether there are values loads no code for them. */
export const ownValuesText = ({ shop, tab, device }: OwnValuesPlace): string =>
  tab.read(tabName(shop.id)) ?? device.read(deviceName(shop.id)) ?? '';
