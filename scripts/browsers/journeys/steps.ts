import { demo } from '../../../e2e/support/shopper.ts';
import { pathTo } from '../../../src/domain/shared/paths.ts';
import type { Visitor } from '../visitor.ts';

export { demo };

export const addButton = ({ say }: Visitor) =>
  ({ kind: 'button', name: say('catalogue:product.add'), within: 'main' }) as const;

/** The values of a pair of daily lenses. */
export const chooseValues = async ({ choose }: Visitor): Promise<void> => {
  await choose('select[name="right[sphere]"]', '-2.50');
  await choose('select[name="left[sphere]"]', '-3.25');
};

/** Number of cart lines that the backend keeps for this browser. */
const askKept = (): number => {
  const [, token] = /(?:^|; )cart_id=([^;.]+)/.exec(document.cookie) ?? [];
  if (!token) return 0;
  const request = new XMLHttpRequest();
  const [brand] = location.hostname.split('.');
  request.open('GET', `/api/carts/${token}?brand_channel=${brand}&locale=de`, false);
  request.send();
  return (JSON.parse(request.responseText) as { items: unknown[] }).items.length;
};

export const keeps = (visitor: Visitor, lines: number): Promise<void> =>
  visitor.until(`The cart does not keep ${lines}`, async () => (await visitor.tab.ask(askKept)) === lines);

/** Puts a pair of daily lenses into the cart on their product page; the cart then opens over the page. */
export const putLenses = async (visitor: Visitor): Promise<void> => {
  const { open, press, see, say } = visitor;
  await open(pathTo.product(visitor.locale, demo.daily));
  await chooseValues(visitor);
  // The delivery times of both eyes are shown above the button, which moves it.
  await see({ kind: 'any', css: 'main form table' });
  await press(addButton(visitor));
  await see({ kind: 'link', name: say('cart:viewCart') });
  await keeps(visitor, 2);
};
