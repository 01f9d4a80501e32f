import { type OwnValues, ownValuesIn, writeOwnValues } from '../../domain/catalogue/lens/own-values.ts';
import { deviceName, type OwnValuesPlace, ownValuesText, tabName } from './own-values-text.ts';
import type { LastChoices } from './ports.ts';

/** The eye values for finding lenses. They leave the device only in the body of a search request. Source: FIND-4, LAW-30. */
export interface OwnValuesStore {
  readonly read: () => OwnValues | undefined;
  /** Keeps the values for the life of this tab; on the device only if the visitor agreed to that. */
  readonly keep: (values: OwnValues) => void;
  readonly forget: () => void;
  /** Makes the next lists of this tab wait for the products made in the values, from their first paint. Source: MOTION-6. */
  readonly holdLists: () => void;
}

/**
 * Storage key of how lists are shown. On the device it holds the visitor's chosen view. In a tab it says that lists are
 * limited to eye values; the starter script tells the styles before the first paint.
 */
const listsName = 'dioptra.listing-view';

export const makeOwnValuesStore = (
  place: OwnValuesPlace & { readonly lastChoices: Pick<LastChoices, 'isAllowed'> },
): OwnValuesStore => {
  const { shop, tab, device, lastChoices } = place;
  const holdLists = (): void => void tab.write(listsName, 'values');
  return {
    read: () => ownValuesIn(ownValuesText(place)),
    keep: (values) => {
      const text = writeOwnValues(values);
      tab.write(tabName(shop.id), text);
      device.write(deviceName(shop.id), lastChoices.isAllowed() ? text : undefined);
      holdLists();
    },
    forget: () => {
      tab.write(tabName(shop.id));
      device.write(deviceName(shop.id));
      tab.write(listsName);
    },
    holdLists,
  };
};
