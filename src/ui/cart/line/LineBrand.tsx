import type { CartItem } from '../../../domain/cart/cart.ts';
import { lineBrands } from '../../../domain/cart/line-brands.ts';

/** The brand of a line, above its title. Renders nothing if there is none. Source: CART-12. */
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
