import { useTranslation } from 'react-i18next';
import type { EyeArrivals, FoundProduct } from '../../../application/catalogue/finder.ts';
import type { EyeSide } from '../../../domain/catalogue/lens/eyes.ts';
import { eyeSides, type OwnValues, ownCodes } from '../../../domain/catalogue/lens/own-values.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { Price } from '../../shared/elements/Price.tsx';
import { useOptionWords } from '../../shared/use-option-words.ts';
import css from './found.module.css';

interface EyeOffersProps {
  readonly product: FoundProduct;
  readonly eyes: NonNullable<FoundProduct['eyes']>;
  readonly values: OwnValues;
  readonly arrivals: EyeArrivals;
}

/**
 * For each eye: its values, the price of a box and its delivery date. It is the only price on the card of a lens.
 * Source: FIND-3.
 */
export const EyeOffers = ({ product, eyes, values, arrivals }: EyeOffersProps) => {
  const { t } = useTranslation('finder');
  const words = useOptionWords();
  const { shortDay } = useFormats();
  const { price, contents, id } = product;
  const made = eyeSides.filter((eye) => values[eye] && eyes[eye]);
  // Eyes with the same delivery day are grouped.
  const byDay = Map.groupBy(made, (eye) => arrivals[id]?.[eye]?.latest);
  const valuesOf = (eye: EyeSide) =>
    ownCodes.flatMap((code) => {
      const value = values[eye]?.[code];
      return value === undefined ? [] : [words.value(code, value)];
    });
  return (
    <dl className={css.eyes}>
      {[...byDay].map(([day, together]) => (
        <div key={together[0]}>
          {together.map((eye) => (
            <dt key={eye}>
              {t(`short.${eye}`)} {valuesOf(eye).join(' ')}
            </dt>
          ))}
          <dd>
            <Price price={price} of={contents} />
          </dd>
          {day && <dd>{t('arrives', { day: shortDay(day) })}</dd>}
        </div>
      ))}
    </dl>
  );
};
