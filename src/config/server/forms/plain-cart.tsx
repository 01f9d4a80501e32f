import * as E from 'fp-ts/Either';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import { isNoCart } from '../../../application/cart/no-cart.ts';
import type { Services } from '../../../application/services.ts';
import type { CartToken } from '../../../domain/cart/cart.ts';
import { isDropped } from '../../../domain/cart/cart-lifecycle.ts';
import { shippingCost } from '../../../domain/cart/open-shipping.ts';
import { lensPairs } from '../../../domain/cart/pair-findings.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { plainCartPath } from '../../../domain/shared/plain-paths.ts';
import { PlainCart, type PlainCartProblem } from '../../../ui/routes/cart/PlainCart.tsx';
import type { Assets } from '../../rendering/assets.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';
import { cartFindings, knownEyes } from './cart-findings.ts';
import { makePlainPage } from './plain-page.tsx';
import type { AccountVisitor, VisitorAccount } from './visitor-account.ts';

/** The cart's token, with its shop and language. */
export interface PlainCartRequest {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly token: CartToken | undefined;
  /** The client, as rate limits identify it. */
  readonly client: string;
  /** The cookie header, as the browser sent it. */
  readonly cookie: string | undefined;
  /** What the address says that went wrong before. */
  readonly problem?: PlainCartProblem | undefined;
  /** Pieces that were just added. */
  readonly added?: number | undefined;
  /** Whether they are in a new cart, because the one of this browser was gone. Source: CART-26. */
  readonly wasGone?: boolean;
}

/** Access to the cart and to the account of its visitor. */
interface PlainCartClients {
  readonly servicesFor: (brand: BrandId, locale: Locale) => Services;
  readonly portsFor: (brand: BrandId, locale: Locale, client: string) => BackendPorts;
  readonly accountFor: (visitor: AccountVisitor) => Pick<VisitorAccount, 'lensPass' | 'orders'>;
}

/** The chunk with the styles of the findings. */
const shieldChunk = 'src/ui/shared/shield/PairFindings.tsx';

/** Renders the cart as plain HTML for visitors without scripts. It is rendered on request and never cached. */
export const makePlainCart = (
  assets: () => Assets,
  { servicesFor, portsFor, accountFor }: PlainCartClients,
) => {
  const plainPage = makePlainPage(assets, servicesFor);
  return async ({
    brand,
    locale,
    token,
    client,
    cookie,
    problem,
    added,
    wasGone = false,
  }: PlainCartRequest): Promise<RenderedPage> => {
    const { carts, catalogue } = portsFor(brand, locale, client);
    const loaded = token ? await carts.load(token)() : undefined;
    const found = loaded && E.isRight(loaded) ? loaded.right : null;
    const cart = found && isDropped(found) ? null : found;
    const unreachable = loaded && E.isLeft(loaded) && !isNoCart(loaded.left);
    const isGone = loaded !== undefined && cart === null && !unreachable;
    const hasLenses = lensPairs(cart?.items ?? []).length > 0;
    const findings = hasLenses
      ? await cartFindings(
          catalogue,
          await knownEyes(accountFor({ brand, locale, client, cookie })),
          cart?.items ?? [],
        )
      : undefined;
    const page = await plainPage({
      brand,
      locale,
      chunk: ['src/ui/routes/cart/CartPage.tsx', ...(findings?.size ? [shieldChunk] : [])],
      title: (translator) => translator.getFixedT(null, 'cart')('title'),
      body: (
        <PlainCart
          cart={cart}
          action={plainCartPath(locale)}
          found={findings}
          problem={unreachable ? 'load' : problem}
          added={added}
          // A browser that sends any cookie accepts them: its cart is gone for another reason.
          isLost={added !== undefined && cookie === undefined}
          isGone={isGone || (wasGone && added !== undefined)}
          shippingPrice={cart ? shippingCost(cart) : undefined}
        />
      ),
    });
    return { status: unreachable ? 503 : 200, ...page };
  };
};
