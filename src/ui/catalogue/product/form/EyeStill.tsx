import { useTranslation } from 'react-i18next';
import { spanOf } from '../../../../domain/catalogue/lens/value-span.ts';
import { daysOfBoxes } from '../../../../domain/catalogue/lens/wear-days.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import type { FormProduct } from './form-product.ts';

/** What holds for every value of an eye, in the place of its stock and delivery while values are missing. */
export const EyeStill = ({
  product,
  quantity,
}: {
  readonly product: FormProduct;
  readonly quantity: number;
}) => {
  const { t } = useTranslation('catalogue');
  const words = useOptionWords();
  const days = daysOfBoxes(product, quantity);
  const span = spanOf(product.options.find(({ code }) => code === 'sphere')?.values ?? []);
  return (
    <>
      {span && (
        <span>
          {t('product.powers', {
            name: words.short('sphere'),
            from: words.value('sphere', span.from),
            to: words.value('sphere', span.to),
          })}
        </span>
      )}
      {days !== undefined && <span>{t('product.lasts', { count: days })}</span>}
    </>
  );
};
