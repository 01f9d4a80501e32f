import type { ReactNode } from 'react';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { useServices } from '../../../shared/services.ts';
import { Advice } from '../../advice/Advice.tsx';
import { BoxLabel } from './BoxLabel.tsx';
import css from './stage.module.css';

/** What the optician is asked about, from the widest to the narrowest. */
const subject = ({ category, lensUsage, lensType }: ShownProduct): readonly string[] => {
  if (category === 'sunglasses') return ['sun'];
  if (category === 'reading_glasses') return ['reading'];
  return category === 'lenscare' ? ['care'] : ['lens', lensUsage ?? 'lens', lensType ?? 'lens'];
};

/** The pictures of a product, who stands beside them in this shop, and where its values are printed. Source: FACE-5. */
export const Stage = ({
  product,
  children,
}: {
  readonly product: ShownProduct;
  /** Its pictures. */
  readonly children: ReactNode;
}) => {
  const { hero } = useServices().shop;
  return (
    <div className={css.side} data-side>
      {children}
      {hero === 'advice' && <Advice on={subject(product)} />}
      <BoxLabel product={product} />
    </div>
  );
};
