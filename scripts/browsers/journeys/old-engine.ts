import { pathTo } from '../../../src/domain/shared/paths.ts';
import type { Journey } from '../stage.ts';
import { addButton, chooseValues, demo } from './steps.ts';

/** Removes the newest language feature that the app relies on. */
const yesterday = 'Reflect.deleteProperty(globalThis, "Iterator");';

export const oldEngine: Journey = {
  name: 'faults: an engine of yesterday has the page without scripts',
  play: async ({ visitor, line, look }) => {
    const shopper = await visitor('okulino', 'de', 390);
    const { tab, origin, press, see, at } = shopper;
    line.set({ before: yesterday });
    await tab.go(origin + pathTo.product('de', demo.daily));
    await chooseValues(shopper);
    await press(addButton(shopper));
    await at(/\/cart\/plain$/);
    await tab.go(origin + pathTo.cart('de'));
    await at(/\/cart\/plain$/);
    await tab.go(origin + pathTo.account('de', 'history'));
    await at(/\/my-account\/plain/);
    await tab.go(`${origin}/c/kontaktlinsen`);
    await look(shopper, 'old-category');
    await see({ kind: 'field', css: 'select', within: 'main' });
  },
};
