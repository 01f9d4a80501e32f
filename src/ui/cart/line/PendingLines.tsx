import { useTranslation } from 'react-i18next';
import type { PendingLine } from '../../../application/cart/pending-line.ts';
import { lineCards } from '../../../domain/cart/line-cards.ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { BasePrice } from '../../shared/elements/Price.tsx';
import { useBuyersCountry } from '../use-buyers-country.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartLine.module.css';
import { LinePicture } from './LinePicture.tsx';
import { LineValues } from './LineValues.tsx';
import pair from './PairCard.module.css';
import { PairSide } from './PairSide.tsx';

const valuesOf = ({ line }: PendingLine) => ({
  ...(line.eye && { eye: line.eye }),
  options: optionCodes.flatMap((code) => {
    const value = line.options[code];
    return value === undefined ? [] : [{ code, value }];
  }),
});

const Price = ({ pending: { line, product } }: { readonly pending: PendingLine }) => {
  const { money } = useFormats();
  const country = useBuyersCountry();
  // The price of several boxes is known only when the server has answered.
  if (line.quantity !== 1) return null;
  return (
    <>
      {money(product.price.current)}
      <BasePrice price={product.price.current} of={product.contents} country={country} />
    </>
  );
};

const Count = ({ pending }: { readonly pending: PendingLine }) => {
  const { t } = useTranslation('cart');
  return <p className={styles.each}>{t('line.quantityIs', { count: pending.line.quantity })}</p>;
};

/** Lines that are being added to the cart. They are shown at once in the cards that they will have, and confirmed later. */
export const PendingLines = ({ lines }: { readonly lines: readonly PendingLine[] }) => {
  const { t } = useTranslation('cart');
  const cards = lineCards(lines.map((pending) => ({ ...pending.line, pending })));
  const adding = (
    <p className={styles.actions} role="status">
      <span className={styles.busy}>{t('line.adding')}</span>
    </p>
  );
  return cards.map((card) => {
    const [{ pending }, left] = card;
    return (
      <li
        key={`${pending.product.id}${pending.line.eye ?? ''}${JSON.stringify(pending.line.options)}`}
        className={`${styles.line} ${styles.landing} ${left ? pair.pair : ''}`}
        aria-busy="true"
      >
        <LinePicture image={pending.product.image} />
        <div className={styles.what}>
          <span className={styles.title}>{pending.product.title}</span>
          {left ? adding : <LineValues item={valuesOf(pending)} />}
          {!left && <Count pending={pending} />}
        </div>
        {left ? (
          <div className={pair.sides}>
            {card.map((side) => (
              <PairSide key={side.eye} item={valuesOf(side.pending)} total={<Price pending={side.pending} />}>
                <div className={styles.actions}>
                  <Count pending={side.pending} />
                </div>
              </PairSide>
            ))}
          </div>
        ) : (
          <>
            <div className={styles.total}>
              <Price pending={pending} />
            </div>
            {adding}
          </>
        )}
      </li>
    );
  });
};
