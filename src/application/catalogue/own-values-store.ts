import { type OwnValues, ownValuesIn, writeOwnValues } from '../../domain/catalogue/lens/own-values.ts';
import { deviceName, type OwnValuesPlace, ownValuesText, tabName } from './own-values-text.ts';
import type { LastChoices } from './ports.ts';

/** The values that lenses are found by. They leave the device in the body of a search only. Source: FIND-4, LAW-30. */
export interface OwnValuesStore {
  readonly read: () => OwnValues | undefined;
  /** For as long as this tab lives; on the device only where that was agreed to. */
  readonly keep: (values: OwnValues) => void;
  readonly forget: () => void;
  /** The next lists of this tab wait for what is made in the values, from their first paint. Source: MOTION-6. */
  readonly holdLists: () => void;
}

/** How lists are shown. On the device it is somebody's view of them; in a tab, that they are made in values, which the starter says to styles before anything is painted. */
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
