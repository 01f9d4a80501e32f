import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../domain/catalogue/listing.ts';
import { type ListingQuery, writeListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { pageCountOf, pageLinks } from '../../../domain/catalogue/pagination.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import css from './pagination.module.css';

/** The part of a listing that changes with its page. */
export const resultsId = 'results';
/** Shows the number of products. */
export const countId = 'count';

interface PaginationProps {
  readonly query: ListingQuery;
  readonly total: Listing['total'];
  /** The address of the listing, without a query. */
  readonly path: string;
}

/** Three page links, and links to the previous and the next page. Renders nothing if there is only one page. Source: CAT-2. */
export const Pagination = ({ query, total, path }: PaginationProps) => {
  const { t } = useTranslation('listing');
  const { shop } = useServices();
  const pages = pageCountOf(total, query.itemsPerPage);
  if (pages < 2) return null;
  const leading = (page: number) => ({
    to: `${path}${writeListingQuery({ ...query, page }, shop.itemsPerPage)}`,
    focusNext: resultsId,
  });
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      {query.page > 1 && (
        <PreLink className={css.step} rel="prev" {...leading(query.page - 1)}>
          <span aria-hidden="true">‹</span> {t('previous')}
        </PreLink>
      )}
      <ol>
        {pageLinks(query.page, pages).map((page) => (
          <li key={page}>
            <PreLink
              className={css.page}
              {...leading(page)}
              aria-label={t('page', { page })}
              aria-current={page === query.page ? 'page' : undefined}
            >
              {page}
            </PreLink>
          </li>
        ))}
      </ol>
      {query.page < pages && (
        <PreLink className={css.step} rel="next" {...leading(query.page + 1)}>
          {`${t('next')} `}
          <span aria-hidden="true">›</span>
        </PreLink>
      )}
    </nav>
  );
};
