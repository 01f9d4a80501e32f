import type { ProductOption } from '../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../src/domain/catalogue/product.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { markedBox } from './support/data-matrix.ts';
import { boxPicture } from './support/ean.ts';
import { ask, demo, type Shopper, shopperAt } from './support/shopper.ts';

const toric = demo.toric as ProductId;

/** The GTIN that the seed gives a box: its product, and the index of its values among all. */
const numberOf = async (shopper: Shopper, values: Readonly<Record<string, string>>): Promise<string> => {
  const options = await ask<readonly ProductOption[]>(shopper, `/products/${toric}/options`);
  const place = options.reduce(
    (all, { code, values: made }) => all * made.length + Math.max(0, made.indexOf(values[code] ?? '')),
    0,
  );
  const digits = `2${String(place + 1).padStart(5, '0')}${toric.padStart(6, '0')}`;
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

const open = async (shopper: Shopper, product: string) => {
  await shopper.open(pathTo.product(shopper.locale, product));
  await shopper.page.getByRole('button', { name: shopper.say('catalogue:product.photo') }).click();
  const dialog = shopper.page.getByRole('dialog', { name: shopper.say('photo:title') });
  await expect(dialog).toBeVisible();
  return dialog;
};

for (const [brand, locale] of [
  ['okulino', 'de'],
  ['viszola', 'it'],
] as const)
  test(`the barcode of a photographed box at ${brand} becomes values, and the photo stays on the device · PHOTO-3 · PHOTO-4 · PHOTO-5`, async ({
    page,
  }) => {
    test.slow();
    const shopper = shopperAt(page, brand, locale);
    const { say } = shopper;
    const number = await numberOf(shopper, { sphere: '-2.50', cylinder: '-0.75', axis: '180' });
    const dialog = await open(shopper, toric);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: await boxPicture(number) });
    const boxes = dialog.getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    // The reader's code, and the request for the number: nothing is posted except the form's own price request. The page
    // may still read its list of similar lenses.
    const others = sent.filter(
      (one) => !/^GET \/(assets|images)\/|^GET \/api\/product-list$|^POST \/api\/pricing$/.test(one),
    );
    expect(new Set(others)).toEqual(new Set([`GET /api/products/${toric}/options`]));
    expect(await barriers(page)).toEqual([]);

    await dialog.getByRole('radio', { name: say('eye.left') }).check();
    for (const box of await boxes.all()) await box.check();
    await dialog.getByRole('button', { name: say('photo:fill') }).click();
    await expect(dialog).toBeHidden();
    for (const [code, value] of [
      ['sphere', '-2.50'],
      ['cylinder', '-0.75'],
      ['axis', '180'],
    ] as const)
      await expect(page.locator(`[name="left[${code}]"]`)).toHaveValue(value);
    await expect(page.locator('[name="right[sphere]"]')).toHaveValue('');
  });

test('the box of another lens leads to that lens, with its values filled in · PHOTO-5', async ({ page }) => {
  const shopper = shopperAt(page);
  const number = await numberOf(shopper, { sphere: '-2.50', cylinder: '-0.75', axis: '180' });
  const dialog = await open(shopper, demo.daily);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: await boxPicture(number) });
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/p/${toric}/`));
  expect(page.url()).not.toMatch(/2\.50|180/);
  await expect(page.locator('[name="right[sphere]"]')).toHaveValue('-2.50');
});

test('the DataMatrix of a photographed box becomes values, except for its date and batch · PHOTO-1 · PHOTO-3 · PHOTO-4', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  const number = await numberOf(shopper, { sphere: '-2.50', cylinder: '-0.75', axis: '180' });
  const dialog = await open(shopper, toric);
  const elements = `010${number}172903311012AB\u001d21SER9`;
  const buffer = await markedBox(elements).jpeg().toBuffer();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer });
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await dialog.getByRole('radio', { name: say('eye.right') }).check();
  await dialog.getByRole('button', { name: say('photo:fill') }).click();
  for (const [code, value] of [
    ['sphere', '-2.50'],
    ['cylinder', '-0.75'],
    ['axis', '180'],
  ] as const)
    await expect(page.locator(`[name="right[${code}]"]`)).toHaveValue(value);
});

test('the text of a prescription is read in by keyboard alone · PHOTO-2 · PHOTO-4', async ({ page }) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  const dialog = await open(shopper, toric);
  await dialog.getByRole('textbox').fill('OD −2,50 (−0,75 × 180°)\nOS −3,00 (−1,25 × 10°)');
  await dialog.getByRole('button', { name: say('photo:read') }).press('Enter');
  for (const box of await dialog.getByRole('checkbox').all()) await box.press('Space');
  await dialog.getByRole('button', { name: say('photo:fill') }).press('Enter');
  await expect(page.locator('[name="right[axis]"]')).toHaveValue('180');
  await expect(page.locator('[name="left[sphere]"]')).toHaveValue('-3.00');
});
