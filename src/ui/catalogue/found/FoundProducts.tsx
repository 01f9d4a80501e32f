import { useTranslation } from 'react-i18next';
import type { FoundPage } from '../../../application/catalogue/found-page.ts';
import type { OwnValues } from '../../../domain/catalogue/lens/own-values.ts';
import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { pageCountOf, pageLinks } from '../../../domain/catalogue/pagination.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { MonthlyCost } from '../card/MonthlyCost.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { EyeOffers } from './EyeOffers.tsx';
import css from './found.module.css';
import { ownValuesFormId } from './OwnValuesForm.tsx';

interface FoundProductsProps extends FoundPage {
  readonly values: OwnValues;
  readonly query: ListingQuery;
  /** If absent, the buttons submit the form. */
  readonly onPage?: ((page: number) => void) | undefined;
}

const costOf = (product: ProductSummary) => <MonthlyCost product={product} />;

/**
 * One page of the products that are made in the values of both eyes. Its page links are buttons, because no address may
 * hold the values. Source: FIND-2, FIND-4.
 */
export const FoundProducts = ({ listing, arrivals, values, query, onPage }: FoundProductsProps) => {
  const { t } = useTranslation(['finder', 'listing']);
  const { listingView } = useServices().shop;
  const { total, products, page } = listing;
  const pages = pageCountOf(total, query.itemsPerPage);
  const offerOf = ({ id }: ProductSummary) => {
    const product = products.find((one) => one.id === id);
    return (
      product?.eyes && <EyeOffers product={product} eyes={product.eyes} values={values} arrivals={arrivals} />
    );
  };
  return (
    <>
      <p role="status" className={css.count}>
        {total === 0 ? t('nothing') : t('found', { count: total })}
      </p>
      {total > 0 && <ProductGrid products={products} view={listingView} offerOf={offerOf} noteOf={costOf} />}
      {pages > 1 && (
        <nav className={css.pages} aria-label={t('listing:pages')}>
          {pageLinks(page, pages).map((number) => (
            <Button
              key={number}
              kind={number === page ? 'primary' : 'secondary'}
              type={onPage ? 'button' : 'submit'}
              form={onPage ? undefined : ownValuesFormId}
              name="page"
              value={number}
              aria-label={t('listing:page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={onPage && (() => onPage(number))}
            >
              {number}
            </Button>
          ))}
        </nav>
      )}
    </>
  );
};
