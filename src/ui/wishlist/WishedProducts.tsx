import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { wishedProducts } from '../../application/customer/wished-products.ts';
import { comparePath, mostCompared } from '../../domain/catalogue/compared.ts';
import { isComparable, isForSale } from '../../domain/catalogue/orderable.ts';
import type { ProductId, ProductSummary } from '../../domain/catalogue/product.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { CloseIcon } from '../art/icons/header.ts';
import { useAdding } from '../cart/offers/use-adding.ts';
import { Availability } from '../shared/elements/Availability.tsx';
import { Button } from '../shared/elements/Button.tsx';
import { buttonClass } from '../shared/elements/button.ts';
import { Drawing } from '../shared/elements/Drawing.tsx';
import { Picture } from '../shared/elements/Picture.tsx';
import { PreLink } from '../shared/elements/PreLink.tsx';
import { Price } from '../shared/elements/Price.tsx';
import { Skeleton } from '../shared/elements/Skeleton.tsx';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';
import { useWishes } from './use-wishes.ts';
import css from './WishedProducts.module.css';

const stays = (): void => undefined;

/**
 * Leads from a product to the cart: one press adds it if there is nothing to choose, otherwise a link leads to the
 * product. Source: CAT-31.
 */
const WishWay = ({ product }: { readonly product: ProductSummary }) => {
  const { t } = useTranslation(['product', 'common']);
  const { locale } = useServices();
  const { add, isBusy } = useAdding(stays);
  const { id, slug, title } = product;
  if (!isForSale(product)) return null;
  if (product.category !== 'lenscare')
    return (
      <PreLink
        to={pathTo.product(locale, id, slug)}
        className={buttonClass('secondary', css.way)}
        aria-label={t('common:named', { name: t('wishes.choose'), text: title })}
      >
        {t('wishes.choose')}
      </PreLink>
    );
  return (
    <Button
      kind="primary"
      className={css.way}
      busy={isBusy}
      aria-label={t('common:named', { name: t('wishes.add'), text: title })}
      onClick={() => add([{ line: { productId: id, options: {}, quantity: 1 }, product }])}
    >
      {t('wishes.add')}
    </Button>
  );
};

const Wish = ({ product }: { readonly product: ProductSummary }) => {
  const { t } = useTranslation(['product', 'common']);
  const { wishlist, locale } = useServices();
  const { id, slug, title, image } = product;
  return (
    <li className={css.wish}>
      <span className={css.plate}>
        <Picture image={image} size="card" alt="" />
      </span>
      <div className={css.about}>
        <PreLink to={pathTo.product(locale, id, slug)} className={css.title}>
          {title}
        </PreLink>
        <Price price={product.price} of={product.contents} size="s" />
        <Availability product={product} />
      </div>
      <Button
        kind="plain"
        className={css.out}
        aria-label={t('common:named', { name: t('wishes.remove'), text: title })}
        onClick={() => wishlist.remove(id)}
      >
        <CloseIcon />
      </Button>
      <WishWay product={product} />
    </li>
  );
};

const NothingToShow = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation();
  const { locale } = useServices();
  return (
    <div className={css.empty}>
      <Drawing name="hand-fingertip" className={css.drawing} />
      <p>{text}</p>
      <PreLink to={pathTo.search(locale)} className={buttonClass('secondary')}>
        {t('action.showAll')}
      </PreLink>
    </div>
  );
};

const Wishes = ({ ids }: { readonly ids: readonly ProductId[] }) => {
  const { t } = useTranslation(['product', 'common']);
  const { search } = useServices();
  const found$ = useMemo(() => wishedProducts(search, ids), [search, ids]);
  const found = useStream(found$, null);
  const last = useRef<readonly ProductSummary[]>([]);
  if (found?.value) last.current = found.value.products;
  const { locale } = useServices();
  const shown = last.current.filter(({ id }) => ids.includes(id));
  if (found?._tag === 'Failed' && shown.length === 0) return <p role="alert">{t('wishes.failed')}</p>;
  if (shown.length === 0 && found?._tag !== 'Ready') return <Skeleton rows={4} shape="box" />;
  // What is no longer sold is in no list, and may return.
  if (shown.length === 0) return <NothingToShow text={t('common:product.inactive')} />;
  const lenses = shown.filter(isComparable).map(({ id }) => id);
  return (
    <>
      <ul className={css.list}>
        {shown.map((product) => (
          <Wish key={product.id} product={product} />
        ))}
      </ul>
      {lenses.length > 1 && (
        <p className={css.more}>
          <PreLink to={comparePath(locale, lenses.slice(0, mostCompared))} className={buttonClass('plain')}>
            {t('wishes.compare')}
          </PreLink>
        </p>
      )}
    </>
  );
};

/** The wishlist of this device, wherever it is shown. Source: CAT-17. */
export const WishedProducts = () => {
  const { t } = useTranslation('product');
  const { wishes, failed } = useWishes();
  return (
    <>
      {failed && <p role="alert">{t('wishes.notKept')}</p>}
      {wishes.length === 0 ? <NothingToShow text={t('wishes.empty')} /> : <Wishes ids={wishes} />}
    </>
  );
};
