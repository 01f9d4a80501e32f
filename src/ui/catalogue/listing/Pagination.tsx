import type { Listing } from '../../../domain/catalogue/listing.ts';
import { type ListingQuery, writeListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { pageCountOf, pageLinks } from '../../../domain/catalogue/pagination.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './pagination.module.css';

interface PaginationProps {
  readonly query: ListingQuery;
  readonly total: Listing['total'];
  /** Address of the listing, without a query. */
  readonly path: string;
}

/** Three page links between the ones before and after. Nothing where there is one page. Source: CAT-2. */
export const Pagination = ({ query, total, path }: PaginationProps) => {
  const { t } = useTranslation('catalogue');
  const { shop } = useServices();
  const pages = pageCountOf(total, query.itemsPerPage);
  if (pages < 2) return null;
  const to = (page: number) => `${path}${writeListingQuery({ ...query, page }, shop.itemsPerPage)}`;
  return (
    <nav className={css.pages} aria-label={t('listing.pages')}>
      {query.page > 1 && (
        <PreLink className={css.step} rel="prev" to={to(query.page - 1)}>
          <span aria-hidden="true">‹</span> {t('listing.previous')}
        </PreLink>
      )}
      <ol>
        {pageLinks(query.page, pages).map((page) => (
          <li key={page}>
            <PreLink
              className={css.page}
              to={to(page)}
              aria-label={t('listing.page', { page })}
              aria-current={page === query.page ? 'page' : undefined}
            >
              {page}
            </PreLink>
          </li>
        ))}
      </ol>
      {query.page < pages && (
        <PreLink className={css.step} rel="next" to={to(query.page + 1)}>
          {t('listing.next')} <span aria-hidden="true">›</span>
        </PreLink>
      )}
    </nav>
  );
};
