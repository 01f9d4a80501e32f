import type { Shop } from '../../../application/shared/shop.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { couponFormAvailable } from '../../../domain/cart/coupon.ts';

/** Whether this shop takes coupons for a cart of this price channel. Source: COUP-1. */
export const couponsAllowed = (
  { features }: Pick<Shop, 'features'>,
  cart: Pick<Cart, 'priceChannel'>,
): boolean =>
  couponFormAvailable({
    specialPrice: features.specialPrice,
    byPriceChannel: features.couponByPriceChannel,
    priceChannel: cart.priceChannel,
  });
