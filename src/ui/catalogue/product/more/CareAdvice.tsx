import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { careAdvice } from '../../../../domain/catalogue/lens/lens-care.ts';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { CareProducts } from './CareProducts.tsx';
import css from './care-advice.module.css';

export interface CareAdviceProps {
  readonly product: Pick<ShownProduct, 'id' | 'lensUsage' | 'facts'>;
}

/** How to care for a lens, and the products needed for it. Renders nothing for other products. */
export const CareAdvice = ({ product }: CareAdviceProps) => {
  const { t } = useTranslation('product');
  const id = useId();
  const advice = careAdvice(product);
  if (!advice) return null;
  return (
    <>
      <section className={css.care} aria-labelledby={id}>
        <div>
          <h2 id={id}>{t('care.title')}</h2>
          <p>{t(`care.lead.${advice.solution}`)}</p>
        </div>
        <ul>
          {advice.hints.map((hint) => (
            <li key={hint}>{t(`care.hint.${hint}`)}</li>
          ))}
        </ul>
      </section>
      {advice.solution !== 'none' && <CareProducts title={t('care.products')} id={product.id} />}
    </>
  );
};
