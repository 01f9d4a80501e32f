import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import type { Choice } from '../../../domain/content/block.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { SpecialPrice } from '../../catalogue/card/SpecialPrice.tsx';
import { Availability } from '../../shared/elements/Availability.tsx';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { Headed } from '../Headed.tsx';
import { ItemTitle } from '../ItemTitle.tsx';
import { BlockDataContext, type BlockOf } from '../views.ts';
import css from './Choices.module.css';

type Chosen = Choice & { readonly of: ProductSummary };

/** A product recommended by an optician: name, reason and price. */
const Row = ({ block, choice }: { readonly block: BlockOf<'choices'>; readonly choice: Chosen }) => {
  const locale = useLocale();
  const { portrait, by, reason, of: product } = choice;
  return (
    <li className={css.row}>
      <figure className={css.who}>
        <Drawing name={portrait} className={css.portrait} />
        <figcaption>{by}</figcaption>
      </figure>
      <p className={css.reason}>{reason}</p>
      <div className={css.product}>
        <Picture image={product.image} size="card" alt="" className={css.picture ?? ''} />
        <div>
          <ItemTitle block={block}>
            <PreLink to={pathTo.product(locale, product.id, product.slug)} className={css.link}>
              {product.title}
            </PreLink>
          </ItemTitle>
          <SpecialPrice id={product.id} />
          <Price price={product.price} of={product.contents} />
          <Availability product={product} />
        </div>
      </div>
    </li>
  );
};

/** One product per row, with the optician who chose it and the reason. Unavailable products are left out. */
export const Choices = ({ block }: { readonly block: BlockOf<'choices'> }) => {
  const { t } = useTranslation();
  const products = use(BlockDataContext).products[block.id] ?? [];
  const rows = block.items.flatMap((item) => {
    const of = products.find(({ id }) => id === item.product);
    return of ? [{ ...item, of }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Headed block={block} className={css.choices}>
      <ol className={css.rows}>
        {rows.map((choice) => (
          <Row key={choice.id} block={block} choice={choice} />
        ))}
      </ol>
      <p className={css.note}>{t('price.vatAndShipping')}</p>
    </Headed>
  );
};
