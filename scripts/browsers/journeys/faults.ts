import { pathTo } from '../../../src/domain/shared/paths.ts';
import type { Journey } from '../stage.ts';
import { keys } from '../tab.ts';
import { addButton, chooseValues, demo, keeps, putLenses } from './steps.ts';

/** Messages that browsers log by themselves for faults caused on purpose. */
const noted = /Failed to load resource|module|locale|NetworkError|Loading failed|Load failed|net::|preload/i;

const cut: Journey = {
  name: 'faults: a connection that breaks: what was chosen stays, is said, and works the next time',
  mayComplain: noted,
  play: async ({ visitor, line, look }) => {
    const shopper = await visitor('okulino', 'de', 390);
    const { open, press, see, say } = shopper;
    await open(pathTo.product('de', demo.daily));
    await chooseValues(shopper);
    // Waits until the code that shows notifications is loaded. Before that, nothing could be shown without a
    // connection.
    await shopper.until('Notes do not come', () =>
      shopper.tab.ask(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/Notes-')),
      ),
    );
    line.set({ isCut: true });
    await press(addButton(shopper));
    await see({ kind: 'any', css: '[role=alert]', name: say('product.failed_to_add_to_cart'), isPart: true });
    await look(shopper, 'cut');
    line.set({});
    await press(addButton(shopper));
    await keeps(shopper, 2);
  },
};

/** Files needed to add to the cart, and the request that tells whether the shop answers. */
const adding = /\/assets\/(backend|notifications|cart)-|\/speculation\.json/;

const uncertain: Journey = {
  name: 'faults: a connection that breaks before the cart’s code is there: that nothing was added is said, and it works the next time',
  mayComplain: noted,
  play: async ({ visitor, line, look }) => {
    const shopper = await visitor('okulino', 'de', 390);
    const { open, press, see, say } = shopper;
    line.set({ lost: adding });
    await open(pathTo.product('de', demo.daily));
    await chooseValues(shopper);
    await press(addButton(shopper));
    await see({
      kind: 'any',
      css: '[role=alert]',
      name: say('catalogue:product.error.AddFailed'),
      isPart: true,
    });
    await look(shopper, 'lost');
    line.set({});
    await press(addButton(shopper));
    await keeps(shopper, 2);
  },
};

const slow: Journey = {
  name: 'faults: a slow connection: two presses before the scripts are there add once, and the page stays',
  play: async ({ visitor, line }) => {
    const shopper = await visitor('okulino', 'de', 390);
    const { tab, origin, press, see, say } = shopper;
    line.set({ lost: /\/assets\/react-/ });
    await tab.go(origin + pathTo.product('de', demo.daily));
    await chooseValues(shopper);
    line.set({ lost: /\/assets\/react-/, delay: 800 });
    await press(addButton(shopper));
    await press(addButton(shopper));
    await see({ kind: 'link', name: say('cart:added', { count: 2 }), isPart: true });
    line.set({});
    await keeps(shopper, 2);
  },
  mayComplain: noted,
};

const followed: Journey = {
  name: 'faults: a slow shop: a link followed while scripts still come leads on, and the page left does not return',
  mayComplain: noted,
  play: async ({ visitor, line }) => {
    const { tab, origin, press, at, alive } = await visitor('viszola', 'it', 390);
    // Longer than a page waits before it reloads itself because its code failed to load.
    line.set({ delay: 3000 });
    await tab.go(origin + pathTo.home('it'));
    await press({ kind: 'link', css: 'a[href*="/p/"]', within: 'main' });
    await at(/\/p\//);
    line.set({});
    await alive();
    await at(/\/p\//);
  },
};

const unfinished: Journey = {
  name: 'faults: scripts that cannot be had: the form is posted, and the cart shows it',
  mayComplain: noted,
  play: async ({ visitor, line }) => {
    const shopper = await visitor('linsenwerk', 'de', 1280);
    const { tab, origin, press, at } = shopper;
    line.set({ lost: /\/assets\/.*\.js$/ });
    await tab.go(origin + pathTo.product('de', demo.daily));
    await chooseValues(shopper);
    await press(addButton(shopper));
    await at(/\/cart/);
    line.set({});
    await keeps(shopper, 2);
  },
};

const withoutScripts: Journey = {
  name: 'faults: without scripts: another language is chosen, values are posted, the cart shows them',
  play: async ({ visitor, look }) => {
    const shopper = await visitor('okulino', 'de', 390, 'are off');
    const { tab, origin, press, at } = shopper;
    await tab.go(origin + pathTo.product('de', demo.daily));
    await look(shopper, 'plain-product');
    await press({ kind: 'button', css: '[popovertarget="menu"]' });
    await press({ kind: 'button', css: '[popovertarget="language"]' });
    await press({ kind: 'button', css: 'button[lang="fr"]' });
    await at(/\/fr\/p\//);
    await chooseValues(shopper);
    await press({ kind: 'button', css: 'form[action$="/cart"] button[type=submit]', within: 'main' });
    await at(/\/cart\/plain$/);
    await look(shopper, 'plain-cart');
  },
};

const comeAgain: Journey = {
  name: 'back from the cart leads to the product, and the cart is kept',
  play: async ({ visitor }) => {
    const shopper = await visitor('augental', 'de', 1280);
    const { tab, open, see, at, say } = shopper;
    await putLenses(shopper);
    await tab.type(keys.escape);
    await see(addButton(shopper));
    await open(pathTo.cart('de'));
    await see({ kind: 'link', name: say('cart:goToCheckout'), within: 'main' });
    await tab.ask(() => {
      history.back();
      return null;
    });
    await at(/\/p\//);
    await shopper.alive();
    await see(addButton(shopper));
    await keeps(shopper, 2);
  },
};

export const faults = [cut, uncertain, slow, followed, unfinished, withoutScripts, comeAgain];
