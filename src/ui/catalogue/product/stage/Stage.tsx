import type { ReactNode } from 'react';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { useServices } from '../../../shared/services.ts';
import { Advice } from '../../advice/Advice.tsx';
import { BoxLabel } from './BoxLabel.tsx';
import css from './stage.module.css';

/** The topics of the optician's advice, from general to specific. */
const subject = ({ category, lensUsage, lensType }: ShownProduct): readonly string[] => {
  if (category === 'sunglasses') return ['sun'];
  if (category === 'reading_glasses') return ['reading'];
  return category === 'lenscare' ? ['care'] : ['lens', lensUsage ?? 'lens', lensType ?? 'lens'];
};

/** The pictures of a product, in one shop design the optician's advice, and the box label with its values. Source: FACE-5. */
export const Stage = ({
  product,
  children,
}: {
  readonly product: ShownProduct;
  /** The pictures of the product. */
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
