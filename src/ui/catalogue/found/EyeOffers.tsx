import type { EyeArrivals, FoundProduct } from '../../../application/catalogue/finder.ts';
import { eyeSides, type OwnValues, ownCodes } from '../../../domain/catalogue/lens/own-values.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { BasePrice } from '../../shared/elements/BasePrice.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import css from './found.module.css';

interface EyeOffersProps {
  readonly product: FoundProduct;
  readonly values: OwnValues;
  readonly arrivals: EyeArrivals;
}

/** For each eye: its values, what a box costs, and when it is there. Nothing of what is no lens. Source: FIND-3. */
export const EyeOffers = ({ product, values, arrivals }: EyeOffersProps) => {
  const { t } = useTranslation('finder');
  const words = useOptionWords();
  const { shortDay, money } = useFormats();
  const { eyes, price, contents, id } = product;
  if (!eyes) return null;
  return (
    <dl className={css.eyes}>
      {eyeSides.map((eye) => {
        const own = values[eye];
        if (!own || !eyes[eye]) return null;
        const arrival = arrivals[id]?.[eye];
        const said = ownCodes.flatMap((code) =>
          own[code] === undefined ? [] : [words.value(code, own[code])],
        );
        return (
          <div key={eye}>
            <dt>
              {t(`short.${eye}`)} {said.join(' ')}
            </dt>
            <dd>
              {money(price.current)} <BasePrice price={price.current} of={contents} />
              {arrival && ` · ${t('arrives', { day: shortDay(arrival.latest) })}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
