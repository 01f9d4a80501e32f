import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { useServices } from '../services.ts';
import { Price, UnitPrice } from './Price.tsx';

/** A price beside others: what is sold by volume says the price of its unit in every shop. Source: PRICE-5, LAW-1. */
export const CardPrice = ({
  product: { price, pricePerUnit },
  size,
}: {
  readonly product: ProductSummary;
  readonly size?: 's';
}) => {
  const { shop } = useServices();
  return (
    <>
      <Price price={price} {...(size && { size })} />
      {pricePerUnit && (shop.features.pricePerUnitOnCards || pricePerUnit.unit === '100ml') && (
        <UnitPrice unitPrice={pricePerUnit} />
      )}
    </>
  );
};
