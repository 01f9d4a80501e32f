import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { boughtOnce } from './support/bought-once.ts';
import { addToCart, chooseEye, sidebar } from './support/cart.ts';
import { commerceOn, keepPushed, pushedOn } from './support/pushed.ts';
import { demo, shopperAt, titleOf } from './support/shopper.ts';

test.use({ consent: ['statistics'] });

/** The fields that an item may have. */
const itemFields = [
  'item_id',
  'item_name',
  'item_brand',
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
  'item_list_id',
  'item_list_name',
  'price',
  'discount',
  'quantity',
  'index',
];

test('searches, reorders and changes of a customer are each tracked once, without personal data · TRK-1 · CHK-5', async ({
  page,
}, { retry }) => {
  await keepPushed(page);
  const shopper = shopperAt(page);
  const { say, locale } = shopper;
  const main = page.getByRole('main');
  const names = async () => (await pushedOn(page)).flatMap(({ event }) => event ?? []);
  const counts = (event: string) => expect.poll(names).toContain(event);
  await shopper.open(pagePath(locale, 'privacy'));
  await boughtOnce(shopper, `counted-reorder-${retry}@example.org`);

  await shopper.open(pathTo.account(locale, 'history'));
  const again = main.getByRole('button', { name: say('history:again') });
  await expect(again).toBeVisible();
  // Typed letter by letter: a search term counts once it is complete.
  const field = page.getByLabel(say('search.label')).first();
  await field.pressSequentially('tropfen', { delay: 20 });
  await counts('search');
  await field.press('Escape');

  await again.click();
  await counts('reorder');
  await counts('begin_checkout');
  await page.reload();
  await hydrated(page);

  await shopper.open(pathTo.product(locale, demo.daily));
  await counts('view_item');
  await chooseEye(shopper, 'right', { sphere: '-2.50' });
  await chooseEye(shopper, 'left', { sphere: '-3.25' });
  await addToCart(shopper);
  await counts('view_cart');
  const title = await titleOf(shopper, demo.care);
  await sidebar(shopper)
    .getByRole('button', { name: say('cart:line.removeTitle', { title }) })
    .click();
  await counts('remove_from_cart');

  const counted = await commerceOn(page);
  const told = (await names()).filter(
    (name) => !['page_view', 'view_item_list', 'view_promotion'].includes(name),
  );
  expect(told).toEqual([
    'search',
    'reorder',
    'begin_checkout',
    'view_item',
    'add_to_cart',
    'view_cart',
    'remove_from_cart',
  ]);
  expect((await pushedOn(page)).find(({ event }) => event === 'search')).toEqual({
    event: 'search',
    search_term: 'tropfen',
  });
  const fieldsOf = (name: string) => Object.keys(counted.find(({ event }) => event === name) ?? {}).sort();
  for (const name of [
    'reorder',
    'begin_checkout',
    'view_cart',
    'add_to_cart',
    'remove_from_cart',
    'view_item',
  ])
    expect(fieldsOf(name), name).toEqual(['currency', 'event', 'items', 'value']);
  for (const { items } of counted)
    for (const item of items) expect(itemFields).toEqual(expect.arrayContaining(Object.keys(item)));
  for (const name of ['reorder', 'remove_from_cart'])
    expect(counted.find(({ event }) => event === name)).toMatchObject({
      items: [{ item_id: demo.care, quantity: 1 }],
    });
  // Recommendations for the cart are a list of their own, by the number of the recommendation.
  expect(counted.find(({ item_list_id: id }) => `${id}`.startsWith('recommendation_'))).toMatchObject({
    event: 'view_item_list',
    item_list_name: expect.any(String),
  });
  const all = JSON.stringify(await pushedOn(page)).toLowerCase();
  for (const secret of ['mara', 'keller', 'seestrasse', '8002', 'counted-reorder', '@', '-2.5', '-3.25'])
    expect(all).not.toContain(secret);
});
