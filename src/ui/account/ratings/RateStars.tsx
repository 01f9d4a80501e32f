import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RateableProduct } from '../../../application/customer/ports/ratings.ts';
import {
  type StarCount,
  type Stars,
  shownStars,
  starCounts,
} from '../../../domain/catalogue/rating/rating-round.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { RatedProduct } from './RatedProduct.tsx';
import css from './ratings.module.css';

/**
 * Five stars for each rated aspect. All five are lit before the first click, and are not sent then. Source: RATE-1,
 * CAT-15.
 */
export const RateStars = ({
  product,
  chosen,
  busy,
  onChoose,
  onSend,
}: {
  readonly product: RateableProduct;
  readonly chosen: Stars;
  readonly busy: boolean;
  readonly onChoose: (key: string, stars: StarCount) => void;
  readonly onSend: () => void;
}) => {
  const { t } = useTranslation(['personal', 'product']);
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen.size === 0);
    if (chosen.size > 0) onSend();
  };
  return (
    <form className={card.form} onSubmit={send}>
      <RatedProduct product={product} />
      {product.keys.map((key) => (
        <fieldset key={key} className={css.scale}>
          <legend>{t(`product:reviews.category.${key}`, { defaultValue: key })}</legend>
          <div className={css.stars}>
            {starCounts.map((stars) => (
              <label key={stars} data-lit={stars <= shownStars(chosen, key) || undefined}>
                <input
                  type="radio"
                  name={key}
                  value={stars}
                  checked={shownStars(chosen, key) === stars}
                  // A click on the fifth star counts, although it is already lit.
                  onClick={() => onChoose(key, stars)}
                  onChange={() => onChoose(key, stars)}
                />
                <span aria-hidden="true">★</span>
                <VisuallyHidden>{t('product:reviews.stars', { count: stars })}</VisuallyHidden>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {isMissing && chosen.size === 0 && (
        <p className={css.missing} role="alert">
          {t('ratings.touch')}
        </p>
      )}
      <div className={card.ways}>
        <Button kind="primary" type="submit" busy={busy} className={card.next}>
          {t('ratings.sendStars')}
        </Button>
      </div>
    </form>
  );
};
