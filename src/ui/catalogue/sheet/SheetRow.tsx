import { useTranslation } from 'react-i18next';
import type { LensMeasures } from '../../../domain/catalogue/lens/measures.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { decimalMark } from '../../shared/decimal-mark.ts';
import { dotted } from '../../shared/dotted.ts';
import { Availability } from '../../shared/elements/Availability.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { BasePrice, Price } from '../../shared/elements/Price.tsx';
import { imageUrl } from '../../shared/image-url.ts';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import { WishButton } from '../../wishlist/WishButton.tsx';
import { kindOf } from '../card/kind-of.ts';
import type { ProductCardProps } from '../card/ProductCard.tsx';
import { SpecialPrice } from '../card/SpecialPrice.tsx';
import { Cell, isLowest } from './Cell.tsx';
import type { LensCosts } from './lens-costs.ts';
import { RatingFigure } from './RatingFigure.tsx';
import css from './sheet.module.css';

interface SheetRowProps extends ProductCardProps {
  readonly costs: LensCosts;
  /** The lowest figure of each column, which is marked. */
  readonly low: LensCosts;
  readonly measures: LensMeasures | undefined;
}

/**
 * One product as a row of a data sheet. A lens shows its figures. As a tile the figures are below each other. Source:
 * CAT-2, CAT-5, FACE-7.
 */
export const SheetRow = ({ product, heading: Heading = 'h2', note, costs, low, measures }: SheetRowProps) => {
  const { t } = useTranslation(['sheet', 'common', 'catalogue']);
  const { locale, shop } = useServices();
  const money = useMoney();
  const { badge, rating, contents, price } = product;
  const isLens = product.category === 'lens';
  return (
    <article className={isLens ? `${css.row} ${css.lens}` : css.row}>
      <img
        src={imageUrl(product.image, 'cart', 'webp')}
        alt=""
        loading="lazy"
        className={css.picture}
        width="140"
        height="140"
      />
      <div className={css.about}>
        <Heading>
          <PreLink to={pathTo.product(locale, product.id, product.slug)}>{product.title}</PreLink>
        </Heading>
        <p>
          {dotted(product.manufacturer.join(', '), t(`common:${kindOf(product)}`))}
          {shop.features.reviews && <RatingFigure rating={rating} />}
          {badge && <b>{t(`common:product.badge.${badge}`)}</b>}
        </p>
      </div>
      <dl className={css.cells}>
        {isLens && (
          <>
            <Cell name="oxygen" label="Dk/t">
              {measures?.oxygen}
            </Cell>
            <Cell name="water" label={t('water')}>
              {measures?.water}
            </Cell>
            <Cell name="uv" label="UV">
              {measures?.uv}
            </Cell>
            <Cell name="radius" label="BC">
              {measures?.radii.map((radius) => radius.replace('.', decimalMark(locale))).join(' / ')}
            </Cell>
          </>
        )}
        <Cell name="box" label={isLens ? t('box') : t('catalogue:facet.price')}>
          <SpecialPrice id={product.id} />
          <Price price={price} of={undefined} size="s" />
        </Cell>
        <Cell name="unit" label={isLens ? t('lens') : ''} low={isLowest(costs.unit, low.unit)}>
          {isLens ? costs.unit && money(costs.unit) : <BasePrice price={price.current} of={contents} />}
        </Cell>
        {isLens && (
          <Cell name="month" label={t('month')} low={isLowest(costs.month, low.month)}>
            {costs.month && money(costs.month)}
          </Cell>
        )}
        <Cell name="stock" label={t('delivery')}>
          <Availability product={product} />
        </Cell>
      </dl>
      <div className={css.tools}>
        {note}
        <WishButton id={product.id} title={product.title} />
      </div>
    </article>
  );
};
