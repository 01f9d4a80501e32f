import * as E from 'fp-ts/Either';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import { isNoCart } from '../../../application/cart/no-cart.ts';
import type { Services } from '../../../application/services.ts';
import type { CartToken } from '../../../domain/cart/cart.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { PlainCart } from '../../../ui/routes/cart/PlainCart.tsx';
import type { Assets } from '../../rendering/assets.ts';
import { plainCartPath } from '../../rendering/plain-cart-path.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';
import { makePlainPage } from './plain-page.tsx';

/** Whose cart, in which shop and language. */
export interface PlainCartRequest {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly token: CartToken | undefined;
  /** Who asks, as rate limits count. */
  readonly client: string;
}

/** The cart as plain HTML for visitors without scripts, rendered on request and kept nowhere. */
export const makePlainCart = (
  assets: () => Assets,
  servicesFor: (brand: BrandId, locale: Locale) => Services,
  portsFor: (brand: BrandId, locale: Locale, client: string) => BackendPorts,
) => {
  const plainPage = makePlainPage(assets, servicesFor);
  return async ({ brand, locale, token, client }: PlainCartRequest): Promise<RenderedPage> => {
    const loaded = token ? await portsFor(brand, locale, client).carts.load(token)() : undefined;
    const page = await plainPage({
      brand,
      locale,
      chunk: 'src/ui/routes/cart/CartPage.tsx',
      words: ['cart', 'catalogue'],
      title: (translator) => translator.of('cart').t('title'),
      body: (
        <PlainCart cart={loaded && E.isRight(loaded) ? loaded.right : null} action={plainCartPath(locale)} />
      ),
    });
    const unreachable = loaded && E.isLeft(loaded) && !isNoCart(loaded.left);
    return { status: unreachable ? 503 : 200, ...page };
  };
};
