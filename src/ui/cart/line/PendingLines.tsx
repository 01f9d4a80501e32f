import type { PendingLine } from '../../../application/cart/pending-line.ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { BasePrice } from '../../shared/elements/BasePrice.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useBuyersCountry } from '../use-buyers-country.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartLine.module.css';
import { LinePicture } from './LinePicture.tsx';
import { LineValues } from './LineValues.tsx';

const valuesOf = ({ line }: PendingLine) => ({
  ...(line.eye && { eye: line.eye }),
  options: optionCodes.flatMap((code) => {
    const value = line.options[code];
    return value === undefined ? [] : [{ code, value }];
  }),
});

/** Lines that are on their way into the cart: seen at once, confirmed later. */
export const PendingLines = ({ lines }: { readonly lines: readonly PendingLine[] }) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  const country = useBuyersCountry();
  return lines.map((pending) => (
    <li
      key={`${pending.product.id}${pending.line.eye ?? ''}${JSON.stringify(pending.line.options)}`}
      className={`${styles.line} ${styles.landing}`}
      aria-busy="true"
    >
      <LinePicture image={pending.product.image} />
      <div className={styles.what}>
        <span className={styles.title}>{pending.product.title}</span>
        <LineValues item={valuesOf(pending)} />
        <p className={styles.each}>{t('line.quantityIs', { count: pending.line.quantity })}</p>
      </div>
      <div className={styles.total}>
        {pending.line.quantity === 1 && (
          <>
            {money(pending.product.price.current)}
            <BasePrice
              price={pending.product.price.current}
              of={pending.product.contents}
              country={country}
            />
          </>
        )}
      </div>
      <p className={styles.actions} role="status">
        <span className={styles.busy}>{t('line.adding')}</span>
      </p>
    </li>
  ));
};
