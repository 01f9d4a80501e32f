import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import { pathTo } from '../../src/domain/shared/paths.ts';
import { expect, hydrated } from '../fixtures.ts';
import { type Say, wordsOf } from './words.ts';

/** Port of the shop that all journeys share; those that break things start their own on one of the next. */
export const sharedPort = Number(process.env.E2E_PORT ?? 4480);

/** Products that stand for something. They are listed on the sandbox's start page. */
export const demo = {
  daily: '10010',
  toric: '10020',
  care: '20012',
  trial: '10391',
  onePerCart: '10231',
  stopped: '10120',
  soldOut: '10210',
  succeeded: '10261',
  gone: '10381',
} as const;

/** A shopper in front of one shop in one language. */
export interface Shopper {
  readonly page: Page;
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly origin: string;
  /** The same server by a name that every machine resolves: browsers know `{brand}.localhost`, other programs may not. */
  readonly direct: string;
  readonly say: Say;
  /** Opens a path of the shop and waits until React has it. */
  readonly open: (path: string) => Promise<void>;
}

export const shopperAt = (
  page: Page,
  brand: BrandId = 'okulino',
  locale: Locale = 'de',
  port = sharedPort,
): Shopper => {
  const origin = `http://${brand}.localhost:${port}`;
  return {
    page,
    brand,
    locale,
    origin,
    direct: `http://localhost:${port}`,
    say: wordsOf(brand, locale),
    open: async (path) => {
      await page.goto(origin + path);
      await hydrated(page);
    },
  };
};

/** What the shop's backend answers to a question of its own front end. */
export const ask = async <A>({ page, brand, locale, direct }: Shopper, path: string): Promise<A> => {
  const answer = await page.request.get(`${direct}/api${path}`, {
    params: { brand_channel: brand, locale },
  });
  return (await answer.json()) as A;
};

export const titleOf = async (shopper: Shopper, id: string): Promise<string> =>
  (await ask<{ title: string }>(shopper, `/products/${id}`)).title;

export interface CartAsKept {
  readonly items: readonly {
    readonly quantity: number;
    readonly product_id: string;
    readonly created_from?: unknown;
  }[];
}

/** The shopper's cart as the backend keeps it. */
export const keptCart = async (shopper: Shopper): Promise<CartAsKept | undefined> => {
  const cookies = await shopper.page.context().cookies(shopper.origin);
  const token = cookies.find(({ name }) => name === 'cart_id')?.value;
  return token ? ask<CartAsKept>(shopper, `/carts/${token}`) : undefined;
};

export type EyeValues = Readonly<Record<string, string>>;

export const eye = ({ page, say }: Shopper, side: 'right' | 'left'): Locator =>
  page.getByRole('group', { name: say(`eye.${side}`) });

/** Chooses the values of an eye by the names that the shopper reads. */
export const chooseEye = async (shopper: Shopper, side: 'right' | 'left', values: EyeValues) => {
  for (const [code, value] of Object.entries(values))
    await eye(shopper, side)
      .getByLabel(shopper.say(`option.${code}`))
      .selectOption(value);
};

export const sidebar = ({ page, say }: Shopper): Locator =>
  page.getByRole('dialog', { name: say('cart:title') });

export const addButton = ({ page, say }: Shopper): Locator =>
  page.getByRole('main').getByRole('button', { name: say('catalogue:product.add') });

/** Presses add, and waits until the backend has confirmed it. */
export const addToCart = async (shopper: Shopper): Promise<void> => {
  const { page, say } = shopper;
  await addButton(shopper).click();
  await expect(sidebar(shopper)).toBeVisible();
  await expect(sidebar(shopper).getByText(say('cart:line.adding'))).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
};

export const closeSidebar = async (shopper: Shopper): Promise<void> => {
  await shopper.page.keyboard.press('Escape');
  await expect(sidebar(shopper)).toBeHidden();
};

/** A pair of daily lenses, chosen and put into the cart on their page, which stays open. */
export const chooseLenses = async (shopper: Shopper): Promise<void> => {
  await shopper.open(pathTo.product(shopper.locale, demo.daily));
  await chooseEye(shopper, 'right', { sphere: '-2.50' });
  await chooseEye(shopper, 'left', { sphere: '-3.25' });
  await addToCart(shopper);
};

export interface Destination {
  readonly country: 'CH' | 'DE' | 'IT';
  readonly postcode: string;
  readonly city: string;
  readonly phone: string;
  /** Two capitals, in Italy. */
  readonly province?: string;
}
export const zurich: Destination = {
  country: 'CH',
  postcode: '8006',
  city: 'Zürich',
  phone: '044 555 12 34',
};
export const hamburg: Destination = {
  country: 'DE',
  postcode: '20095',
  city: 'Hamburg',
  phone: '040 55512345',
};

const nextButton = ({ page, say }: Shopper, step: 'address' | 'shipping' | 'payment'): Locator =>
  page.getByRole('button', { name: say(`checkout:next.${step}`) });

export const stepTitle = ({ page, say }: Shopper, key: string): Locator =>
  page.getByRole('heading', { level: 1, name: say(`checkout:${key}`), exact: true });

export const giveEmail = async (shopper: Shopper, email: string): Promise<void> => {
  const { page, say } = shopper;
  await expect(stepTitle(shopper, 'customer.title')).toBeVisible();
  await page.getByLabel(say('checkout:field.email')).fill(email);
  await nextButton(shopper, 'address').click();
  await expect(stepTitle(shopper, 'address.title')).toBeVisible();
};

/** Fills in the bill's address; the last name can be something that nobody is called. */
export const fillAddress = async (
  { page, say }: Shopper,
  to: Destination,
  lastName = 'Keller',
): Promise<void> => {
  const form = page.getByRole('group', { name: say('checkout:address.billing') });
  /** By its whole name: `Nom` is not `Prénom`. */
  const field = (name: string, note = '') =>
    form.getByLabel(say(`checkout:field.${name}`) + note, { exact: true });
  await field('countryCode').selectOption(to.country);
  await field('firstName').fill('Mara');
  await field('lastName').fill(lastName);
  await field('street').fill('Lindenweg');
  await field('streetNumber').fill('12a');
  await field('postcode').fill(to.postcode);
  await field('city').fill(to.city);
  await field('phone', ` (${say('field.optional')})`).fill(to.phone);
  if (to.province) await field('provinceCode').selectOption(to.province);
  const taxNumber = field('taxNumberPrivate');
  if (await taxNumber.isVisible()) await taxNumber.fill('KLLMRA80A41F205X');
};

export const goToShipping = async (shopper: Shopper): Promise<void> => {
  await nextButton(shopper, 'shipping').click();
  await expect(stepTitle(shopper, 'shipping.title')).toBeVisible();
  await expect(shopper.page.getByRole('radio').first()).toBeVisible();
};

export const goToPayment = async (shopper: Shopper): Promise<void> => {
  await nextButton(shopper, 'payment').click();
  await expect(stepTitle(shopper, 'payment.title')).toBeVisible();
};

/** From an address of the checkout to its last step. */
export const toPayment = async (
  shopper: Shopper,
  { email = 'mara@example.org', to = zurich }: { email?: string; to?: Destination } = {},
): Promise<void> => {
  await shopper.open(pathTo.checkout(shopper.locale));
  await giveEmail(shopper, email);
  await fillAddress(shopper, to);
  await goToShipping(shopper);
  await goToPayment(shopper);
};

export const payWith = ({ page, say }: Shopper, method: string): Promise<void> =>
  page.getByRole('radio', { name: say(`payment.${method}`) }).check();

export const orderButton = ({ page, say }: Shopper): Locator =>
  page.getByRole('button', { name: say('checkout:order.button') });

/** The pay page over the shop's own. */
export const lightbox = ({ page }: Shopper): FrameLocator => page.frameLocator('iframe[src^="/pay/"]');

/** The pay page, wherever this shop shows it. */
export const payPage = async (shopper: Shopper): Promise<Locator> => {
  const places = [
    shopper.page.locator('main[data-payment]'),
    lightbox(shopper).locator('main[data-payment]'),
  ];
  let found: Locator | undefined;
  await expect(async () => {
    for (const place of places) if (await place.isVisible()) found = place;
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found ?? shopper.page.locator('main');
};

/** Orders, and arrives at the pay page. */
export const orderAndLeave = async (shopper: Shopper): Promise<void> => {
  await orderButton(shopper).click();
  await payPage(shopper);
};

/** How the payment ends: the button's value on the pay page. */
export const endPayment = async (
  shopper: Shopper,
  ending: 'succeed' | 'decline' | 'cancel' | 'slow',
): Promise<void> => {
  const { page } = shopper;
  await (await payPage(shopper)).locator(`button[name=ending][value=${ending}]`).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\/[^/]+\?payment=/);
  await hydrated(page);
};

/** Mails of the mailbox about one order or to one person. */
export const mailsWith = async ({ page, direct }: Shopper, text: string): Promise<readonly string[]> => {
  const html = await (await page.request.get(`${direct}/mailbox`)).text();
  return [...html.matchAll(/<li><a href="(\/mailbox\/\d+)">(.*?)<\/a>/gs)]
    .filter(([, , about = '']) => about.includes(text))
    .map(([, href = '']) => href);
};
