import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewCartLine } from '../../../domain/cart/cart.ts';
import { createdFrom } from '../../../domain/cart/created-from.ts';
import type { Recommendation } from '../../../domain/cart/recommendation.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { BasePrice } from '../../shared/elements/Price.tsx';
import { Stars } from '../../shared/elements/Stars.tsx';
import { useFailureText } from '../../shared/failure-text.ts';
import { useServices } from '../../shared/services.ts';
import { LinePicture } from '../line/LinePicture.tsx';
import { useBuyersCountry } from '../use-buyers-country.ts';
import { useFormats } from '../use-formats.ts';
import styles from './Recommendations.module.css';
import { useAdding } from './use-adding.ts';
import { useChoice } from './use-choice.ts';

/**
 * One recommended product with a button to add it. A product with values or colours first opens its form, which is
 * fetched only then. Source: CART-7, CART-11.
 */
export const RecommendedProduct = ({
  product,
  position,
  recommendation,
}: {
  readonly product: ProductSummary;
  readonly position: number;
  readonly recommendation: Pick<Recommendation, 'id' | 'source'>;
}) => {
  const { t } = useTranslation('cart');
  const { t: say } = useTranslation();
  const { locale, shop } = useServices();
  const { money } = useFormats();
  const country = useBuyersCountry();
  const textOf = useFailureText('cart', 'product');
  const { id, title } = product;
  const address = pathTo.product(locale, id, product.slug);
  const isChosen = product.category !== 'lenscare';

  const opener = useRef<HTMLButtonElement>(null);
  const { add, isBusy, isRefused } = useAdding(() => {
    shut();
    opener.current?.focus();
  });
  const addLines = (lines: readonly NewCartLine[]): void =>
    add(
      lines.map((line) => ({
        line: { ...line, createdFrom: createdFrom(recommendation, position) },
        product,
      })),
    );
  const { choice, open, shut } = useChoice(id, (found) => {
    const lines = found.choosing.withoutChoice(found.product, shop.quantity);
    if (lines) addLines(lines);
    return lines === undefined;
  });
  const isOpen = choice._tag === 'Open';
  const isComing = choice._tag === 'Coming' || (isBusy && !isOpen);
  const press = (): void => {
    if (isComing || isBusy) return;
    if (!isChosen) addLines([{ productId: id, options: {}, quantity: 1 }]);
    else if (isOpen) shut();
    else open();
  };

  return (
    <li className={styles.card}>
      <LinePicture image={product.image} to={address} />
      <div className={styles.what}>
        {product.badge && <p className={styles.badge}>{say(`product.badge.${product.badge}`)}</p>}
        <PreLink className={styles.title ?? ''} to={address}>
          {title}
        </PreLink>
        <Stars rating={product.rating} />
        <p className={styles.price}>{money(product.price.current)}</p>
        <BasePrice price={product.price.current} of={product.contents} country={country} />
      </div>
      <button
        ref={opener}
        type="button"
        className={styles.add}
        aria-label={t(isChosen ? 'recommendation.choose' : 'recommendation.add', { title })}
        aria-expanded={isChosen ? isOpen : undefined}
        aria-busy={isComing || undefined}
        onClick={press}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      {isOpen && (
        <div className={styles.values}>
          <choice.choosing.Form product={choice.product} busy={isBusy} onChosen={addLines} />
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {choice._tag === 'Failed' && textOf(choice.failure)}
        {isRefused && say('product.failed_to_add_to_cart')}
      </p>
    </li>
  );
};
