import { type Destination, hamburg, zurich } from '../../../e2e/support/checkout.ts';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../../src/domain/shared/locale.ts';
import { pathTo } from '../../../src/domain/shared/paths.ts';
import type { Journey } from '../stage.ts';
import { keys } from '../tab.ts';
import type { Visitor } from '../visitor.ts';
import { addButton, chooseValues, demo, keeps } from './steps.ts';

const fillAddress = async ({ fill, choose, say }: Visitor, to: Destination): Promise<void> => {
  const field = (name: string, text: string, note = '') =>
    fill({ kind: 'field', name: say(`checkout:field.${name}`) + note, within: 'main fieldset' }, text);
  await choose('main fieldset select[name$=countryCode]', to.country);
  await field('firstName', 'Mara');
  await field('lastName', 'Keller');
  await field('street', 'Lindenweg');
  await field('streetNumber', '12a');
  await field('postcode', to.postcode);
  await field('city', to.city);
  await field('phone', to.phone, ` (${say('field.optional')})`);
};

const purchase = (
  brand: BrandId,
  locale: Locale,
  width: 390 | 1280,
  to: Destination,
  method: string,
): Journey => ({
  name: `a guest buys at ${brand} in ${locale}, ${width} px wide`,
  play: async ({ visitor, titleOf, look }) => {
    const guest = await visitor(brand, locale, width);
    const { open, press, fill, see, at, say, tab } = guest;
    const lens = await titleOf(guest, demo.daily);
    await open(pathTo.home(locale));
    await fill({ kind: 'field', name: say('search.label') }, lens);
    await tab.type(keys.enter);
    await at(/\/s\?/);
    await guest.alive();
    await look(guest, 'search');
    await press({ kind: 'link', name: lens, within: 'main' });
    await at(/\/p\//);
    await guest.alive();
    await chooseValues(guest);
    await see({ kind: 'any', css: 'main form table' });
    await press(addButton(guest));
    await see({ kind: 'link', name: say('cart:viewCart') });
    await keeps(guest, 2);
    await look(guest, 'drawer');
    await press({ kind: 'link', name: say('cart:viewCart') });
    await at(/\/cart$/);
    await see({ kind: 'link', name: say('cart:goToCheckout'), within: 'main' });
    await look(guest, 'cart');
    await press({ kind: 'link', name: say('cart:goToCheckout'), within: 'main' });
    await see({ kind: 'heading', name: say('checkout:steps.contact') });
    await fill({ kind: 'field', name: say('checkout:field.email') }, `mara-${locale}@example.org`);
    await fillAddress(guest, to);
    await look(guest, 'address');
    await press({ kind: 'button', name: say('checkout:next.paying') });
    await see({ kind: 'heading', name: say('checkout:steps.paying') });
    await press({ kind: 'radio', css: `input[name=payment][value=${method}]` });
    await look(guest, 'paying');
    await press({ kind: 'button', name: say('checkout:next.review') });
    await see({ kind: 'heading', name: say('checkout:steps.review') });
    await look(guest, 'review');
    await press({ kind: 'button', name: say('checkout:order.button') });
    await at(/\/pay\//);
    await press({ kind: 'button', css: 'button[name=ending][value=succeed]' });
    await at(/\/checkout\/thank-you\//);
    await see({ kind: 'heading', name: say('checkout:thankYou.title') });
    await look(guest, 'thanks');
  },
});

export const purchases = [
  purchase('okulino', 'de', 390, zurich, 'twint'),
  purchase('linsenwerk', 'en', 1280, hamburg, 'paypal'),
  purchase('viszola', 'it', 390, hamburg, 'visa'),
];
