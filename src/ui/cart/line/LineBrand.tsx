import type { CartItem } from '../../../domain/cart/cart.ts';
import { lineBrands } from '../../../domain/cart/line-brands.ts';

/** Whose a line is, above its title; nothing where nobody says it. Source: CART-12. */
export const LineBrand = ({
  item,
  className,
}: {
  readonly item: Pick<CartItem, 'brand'>;
  readonly className: string | undefined;
}) => {
  const brands = lineBrands(item.brand);
  return brands !== undefined && <p className={className}>{brands}</p>;
};
