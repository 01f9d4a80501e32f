import * as E from 'fp-ts/Either';
import type { BackendPorts } from '../../adapters/backend/backend-ports.ts';
import type { Services } from '../../application/services.ts';
import type { CartToken } from '../../domain/cart/cart.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { Providers } from '../../ui/app.tsx';
import { PlainCart } from '../../ui/routes/cart/PlainCart.tsx';
import { makeTranslator } from '../../ui/shared/translation/translator.ts';
import { brands } from '../brands/brands.ts';
import type { Page } from '../entry-server.tsx';
import type { Assets } from '../rendering/assets.ts';
import { contentPolicy } from '../rendering/content-policy.ts';
import { pageStyles } from '../rendering/page-styles.ts';
import { plainCartPath } from '../rendering/plain-cart-path.ts';
import { renderWhole } from '../rendering/render-whole.ts';
import { loadWords } from '../words/load-words.ts';

/** Whose cart, in which shop and language. */
export interface PlainCartRequest {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly token: CartToken | undefined;
  /** Who asks, as rate limits count. */
  readonly client: string;
}

/** The plain cart wears the styles of the cart's page. */
const cartPage = 'src/ui/routes/cart/CartPage.tsx';

/** The cart as plain HTML for visitors without scripts, rendered on request and kept nowhere. */
export const makePlainCart =
  (
    assets: () => Assets,
    servicesFor: (brand: BrandId, locale: Locale) => Services,
    portsFor: (brand: BrandId, locale: Locale, client: string) => BackendPorts,
  ) =>
  async ({ brand, locale, token, client }: PlainCartRequest): Promise<Page> => {
    const loaded = token ? await portsFor(brand, locale, client).carts.load(token)() : undefined;
    const translator = makeTranslator(
      locale,
      await loadWords(brand, locale, ['common', 'cart', 'catalogue']),
    );
    const { filesOf, properties } = assets();
    const css = pageStyles(brands[brand], filesOf([cartPage]), properties);
    const html = renderWhole(
      <html lang={locale} data-brand={brand}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`${translator.of('cart').t('title')} · ${brands[brand].shop.name}`}</title>
          <style>{css}</style>
        </head>
        <body>
          <Providers services={servicesFor(brand, locale)} translator={translator}>
            <PlainCart
              cart={loaded && E.isRight(loaded) ? loaded.right : null}
              action={plainCartPath(locale)}
            />
          </Providers>
        </body>
      </html>,
    );
    const unreachable = loaded && E.isLeft(loaded) && loaded.left._tag !== 'NotFound';
    return { status: unreachable ? 503 : 200, html, contentPolicy: contentPolicy([css]) };
  };
