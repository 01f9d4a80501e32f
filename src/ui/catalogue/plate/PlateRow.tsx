import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { dotted } from '../../shared/dotted.ts';
import { Availability } from '../../shared/elements/Availability.tsx';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { Stars } from '../../shared/elements/Stars.tsx';
import { useServices } from '../../shared/services.ts';
import { WishButton } from '../../wishlist/WishButton.tsx';
import { kindOf } from '../card/kind-of.ts';
import type { ProductCardProps } from '../card/ProductCard.tsx';
import { SpecialPrice } from '../card/SpecialPrice.tsx';
import type { OpticianChoice } from '../goods/optician-choice.ts';
import { Choice } from './Choice.tsx';
import css from './plate.module.css';

interface PlateRowProps extends ProductCardProps {
  /** Its position in the whole list, counted from 1. */
  readonly folio: number;
  readonly choice: OpticianChoice | undefined;
}

/** One product as a plate of an album, with the reason why an optician chose it. Source: CAT-2, CAT-5, FACE-8. */
export const PlateRow = ({
  product,
  eager = false,
  heading: Heading = 'h2',
  note,
  folio,
  choice,
}: PlateRowProps) => {
  const { t } = useTranslation(['common']);
  const { locale, shop } = useServices();
  const { badge, contents } = product;
  return (
    <article className={css.row}>
      <div className={css.plate}>
        <Picture image={product.image} size="card" alt="" eager={eager} />
        <span className={css.folio} aria-hidden="true">{`N° ${folio}`}</span>
        <div className={css.wish}>
          <WishButton id={product.id} title={product.title} />
        </div>
      </div>
      <div className={css.about}>
        <p className={css.maker}>
          {dotted(...product.manufacturer, t(kindOf(product)), badge && t(`product.badge.${badge}`))}
        </p>
        <Heading>
          <PreLink className={css.link} to={pathTo.product(locale, product.id, product.slug)}>
            {product.title}
          </PreLink>
        </Heading>
        {shop.features.reviews && <Stars rating={product.rating} />}
      </div>
      {choice && <Choice choice={choice} className={css.choice} />}
      <div className={css.offer}>
        <SpecialPrice id={product.id} />
        <Price price={product.price} of={contents} />
        {note}
        <Availability product={product} />
      </div>
    </article>
  );
};
