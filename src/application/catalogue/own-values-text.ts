import type { TextStore } from '../shared/text-store.ts';

/** Where values are kept that lenses are found by: of this tab, and of this device where the visitor agreed. */
export interface OwnValuesPlace {
  readonly shop: { readonly id: string };
  readonly tab: TextStore;
  readonly device: TextStore;
}

export const tabName = (shop: string): string => `dioptra.${shop}.values-now`;
export const deviceName = (shop: string): string => `dioptra.${shop}.values`;

/** What is kept, unread: who wants to know only whether there is something fetches no code for it. */
export const ownValuesText = ({ shop, tab, device }: OwnValuesPlace): string =>
  tab.read(tabName(shop.id)) ?? device.read(deviceName(shop.id)) ?? '';
