import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addButton, addToCart, sidebar } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';

for (const motion of ['no-preference', 'reduce'] as const)
  test(`a new page of the app fades in, with motion “${motion}” for the expected duration`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const shopper = shopperAt(page);
    await shopper.open(pathTo.product('de', demo.care));
    await addToCart(shopper);
    await shopper.open(pathTo.cart('de'));
    await page.evaluate(() => {
      document.documentElement.addEventListener('transitionrun', ({ target, propertyName }) => {
        const page = target as HTMLElement;
        if (propertyName !== 'opacity' || page.parentElement?.id !== 'main') return;
        const [fade] = page.getAnimations();
        document.documentElement.dataset.faded = String(fade?.effect?.getTiming().duration);
      });
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: shopper.say('cart:goToCheckout') })
      .click();
    await expect(page).toHaveURL(/\/checkout\//);
    await expect(page.locator('html')).toHaveAttribute('data-faded', motion === 'reduce' ? '1' : '140');
  });

test('the editors’ text above a sorted category is shown again on back navigation · CONT-1', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'okulino', 'fr');
  await shopper.open('/fr/c/produits-d-entretien?sort=price_asc');
  const head = page.locator('main header > div');
  const sent = await head.textContent();
  /** If only texts were edited, the picture is the shop's own. */
  const image = page.getByRole('main').locator('img[src*="/drawings/"]').first();
  await expect(image).toHaveAttribute('src', /care/);
  await shopper.open('/fr/c/lunettes-de-soleil');
  await expect(image).toHaveAttribute('src', /sun/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(head).toHaveText(sent ?? 'nothing');
});

test('a print has a product’s name and price, the cart lines, expanded answers, and no controls', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  await shopper.open(pathTo.product('de', demo.care));
  await addButton(shopper).click();
  await expect(sidebar(shopper)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    main
      .getByText(/CHF\s\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(main.getByRole('button').filter({ hasNot: page.locator('img') })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(shopper.origin + pathTo.cart('de'));
  await hydrated(page);
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('button').filter({ hasNot: page.locator('img') })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(shopper.origin + pagePath('de', 'help'));
  const answer = main.locator('details:not([open]) p').first();
  await expect(answer).toBeHidden();
  const finder = main.getByRole('searchbox');
  await expect(finder).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(finder).toBeHidden();
});
