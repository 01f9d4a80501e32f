import { barriers, expect, hydrated, test } from './fixtures.ts';
import { comeIn } from './support/come-in.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';

type Step = (shopper: Shopper) => Promise<unknown>;

/** A button, or a link that works as one, by its whole text. */
const press =
  (key: string): Step =>
  ({ page, say }) => {
    const named = { name: say(key), exact: true };
    const buttons = page.getByRole('button', named).or(page.getByRole('link', named));
    return buttons.filter({ visible: true }).last().click();
  };
/** The first one whose name begins with this text: the rest names its subject. */
const pressFirst =
  (key: string): Step =>
  ({ page, say }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${say(key)}`) })
      .first()
      .click();
const unfold =
  (key: string): Step =>
  ({ page, say }) =>
    page
      .getByRole('main')
      .locator('summary')
      .filter({ hasText: say(key, { city: '#' }).split('#')[0]?.trim() ?? key })
      .click();
const isNarrow = ({ page }: Shopper): boolean => (page.viewportSize()?.width ?? 0) < 1024;
const openWishes: Step = async (shopper) => {
  if (isNarrow(shopper)) await press('header.openMenu')(shopper);
  await press('wishes.title')(shopper);
};
const signIn: Step = async ({ page, say }) => {
  // A visitor who shows presence is offered to sign in on the page.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('header.account') })
    .click();
};
const chooseMachine: Step = ({ page, say }) =>
  page.getByRole('radio', { name: say('checkout:address.to.packStation') }).check();
const pointAtPicture: Step = ({ page }) => page.getByRole('main').getByRole('img').first().hover();

/** The panel that the sandbox links to, the shopper's actions there, and the title of what opens. */
type Case = readonly [panel: string, title: string | undefined, ...steps: readonly Step[]];
const asGuest: readonly Case[] = [
  ['wishes', 'wishes.title', openWishes],
  ['zoom', undefined, pointAtPicture, press('product:zoom.open')],
  ['switch', 'cart:switch.title', press('cart:obstacle.alternative')],
  ['sign-in', 'account:register.title', signIn, press('account:login.register')],
  ['sign-in', 'account:forgotten.title', signIn, press('account:login.forgot')],
  ['sign-in', 'account:howTo.title', signIn, press('account:login.link')],
  ['pack-station', 'checkout:packStation.title', chooseMachine, press('checkout:packStation.choose')],
  ['shipping', 'checkout:shippingInfo.title', press('checkout:shippingInfo.open')],
];
const narrow: readonly Case[] = [
  ['filter', 'listing:narrow', press('listing:filter')],
  // The same panel as in the menu.
  ['wishes', 'wishes.title', pressFirst('wishes.add')],
];
const openSubscription: Step = ({ page, say }) =>
  page.getByRole('link', { name: say('personal:subscription.open') }).click();
const asCustomer: readonly Case[] = [
  ['reminder', 'personal:reminders.dialog', pressFirst('personal:reminders.edit')],
  ['confirmation', 'personal:addressBook.removeTitle', pressFirst('personal:remove')],
  [
    'subscription',
    'personal:subscription.changeAddresses',
    openSubscription,
    unfold('personal:subscription.goesTo'),
    press('personal:subscription.changeAddresses'),
  ],
  [
    'subscription',
    'personal:subscription.cancelTitle',
    openSubscription,
    press('personal:subscription.cancel'),
  ],
];

const dialogOf = ({ page, say }: Shopper, title: string | undefined) =>
  page.getByRole('dialog', title === undefined ? {} : { name: say(title) });

/** Faults of an open panel, and after it is closed by Escape. */
const faultsOf = async (shopper: Shopper, title: string | undefined): Promise<readonly string[]> => {
  const { page } = shopper;
  const dialog = dialogOf(shopper, title);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
  const found = [...(await barriers(page))];
  const look = await dialog.evaluate((panel) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    return {
      'sticks out of the window': left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
      'is wider than it shows': panel.scrollWidth > panel.clientWidth,
      'has no focus': !panel.contains(document.activeElement),
      'lets the page below scroll': getComputedStyle(document.documentElement).overflowY !== 'hidden',
    };
  });
  found.push(...Object.entries(look).flatMap(([fault, is]) => (is ? [fault] : [])));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const hasFocus = await page.evaluate(() => document.activeElement?.matches('a, button') ?? false);
  return hasFocus ? found : [...found, 'gives the focus to nobody'];
};

const visits = [
  { brand: 'okulino', locale: 'de', width: 390, cases: [...asGuest, ...narrow] },
  { brand: 'viszola', locale: 'it', width: 1280, cases: asGuest },
] as const;

/** A page on which several panels open, one after the other. */
const isSamePage = (panel: string, before: string | undefined): boolean =>
  panel === before && panel === 'sign-in';

/** Follows the sandbox's link to a page with a panel, and opens it. */
const openPanel = async (
  shopper: Shopper,
  panel: string,
  steps: readonly Step[],
  before?: string | undefined,
) => {
  const { page, origin, locale } = shopper;
  if (isSamePage(panel, before)) {
    for (const step of steps) await step(shopper);
    return;
  }
  await page.goto(`${origin}/sandbox/panels?language=${locale}`);
  await page.locator(`#${panel}`).locator('a, button').click();
  await hydrated(page);
  for (const step of steps) await step(shopper);
};

for (const { brand, locale, width, cases } of visits) {
  test(`each panel of ${brand} opens by a shopper’s action, has no faults, and closes on Escape · UI-6`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    for (const [i, [panel, title, ...steps]] of cases.entries())
      await test.step(`${panel} ${title ?? ''}`, async () => {
        await openPanel(shopper, panel, steps, cases[i - 1]?.[0]);
        expect.soft(await faultsOf(shopper, title), `${panel} ${title ?? ''}`).toEqual([]);
      });
  });

  if (brand !== 'okulino') continue;
  test(`each account panel of ${brand} opens by a customer’s action, has no faults, and closes on Escape · UI-6`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    await comeIn(shopper, 'stammgast@example.org');
    for (const [panel, title, ...steps] of asCustomer)
      await test.step(`${panel} ${title}`, async () => {
        await openPanel(shopper, panel, steps);
        expect.soft(await faultsOf(shopper, title), `${panel} ${title}`).toEqual([]);
      });
  });
}
