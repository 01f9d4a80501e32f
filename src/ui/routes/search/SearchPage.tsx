import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { ListingPage } from '../../catalogue/listing/ListingPage.tsx';
import { ProductListing } from '../../catalogue/listing/ProductListing.tsx';
import { PageHead } from '../../catalogue/PageHead.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { usePageData } from '../../shared/page-data.ts';
import { useServices } from '../../shared/services.ts';
import type { Help } from './help-on.ts';
import type { SearchData } from './loader.ts';
import { NothingFound } from './NothingFound.tsx';
import css from './search-page.module.css';

const noHelp: Help = { categories: [], parts: [], ordered: [] };

/** The results of a search. The query is always shown as text, never as markup. Source: SRCH-3. */
export const SearchPage = () => {
  const { t } = useTranslation('search');
  const { locale } = useServices();
  const { query, listing, view, rows, corrected, help = noHelp } = usePageData<SearchData>();
  const typed = query.search ?? '';
  const isFound = listing.total > 0 || Object.keys(query.filters).length > 0;
  const title = typed ? t(isFound ? 'resultsFor' : 'nothingFor', { query: corrected ?? typed }) : t('title');
  return (
    <ListingPage>
      <Head title={title} />
      <PageHead title={title}>
        {typed === '' && Object.keys(query.filters).length === 0 && <p>{t('empty')}</p>}
        {corrected !== undefined && (
          <p className={css.corrected}>
            {t('corrected', { query: typed })}{' '}
            <PreLink to={pathTo.search(locale, corrected)}>{t('quoted', { query: corrected })}</PreLink>
          </p>
        )}
      </PageHead>
      <ProductListing
        query={query}
        listing={listing}
        view={view}
        rows={rows}
        path={pathTo.search(locale)}
        help={<NothingFound help={help} />}
      />
    </ListingPage>
  );
};
