import { useMemo } from 'react';
import { marketingImages } from '../../../../application/catalogue/marketing-images.ts';
import type { ProductId } from '../../../../domain/catalogue/product.ts';
import { LinkTo } from '../../../content/LinkTo.tsx';
import { Picture } from '../../../shared/elements/Picture.tsx';
import { useServices } from '../../../shared/services.ts';
import { useStream } from '../../../shared/use-stream.ts';
import { contentSize, isBroad } from '../content-size.ts';
import css from './marketing-images.module.css';

/** Pictures with links on a product page, for a limited time. Renders nothing if there are none. Source: CAT-14. */
export const MarketingImages = ({ id }: { readonly id: ProductId }) => {
  const { catalogue, locale, shop, clock } = useServices();
  const images$ = useMemo(
    () => marketingImages(catalogue, id, { locale, brand: shop.id, clock }),
    [catalogue, id, locale, shop.id, clock],
  );
  const images = useStream(images$, null)?.value ?? [];
  return images.map(({ title, image, imageType, target }) => {
    const size = contentSize(imageType);
    return (
      <LinkTo
        key={`${title} ${image}`}
        target={target}
        className={isBroad(size) ? `${css.image} ${css.broad}` : (css.image ?? '')}
      >
        <Picture image={image} size={size} alt="" />
        <span>{title}</span>
      </LinkTo>
    );
  });
};
