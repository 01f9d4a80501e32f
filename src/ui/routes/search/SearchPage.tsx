import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { isTracked } from '../../../domain/search/search.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { ProductListing } from '../../catalogue/listing/ProductListing.tsx';
import { PageHead } from '../../catalogue/PageHead.tsx';
import { Head } from '../../shared/Head.tsx';
import { PreLink } from '../../shared/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { searchLoader } from './loader.ts';
import css from './search-page.module.css';

/** What was found for what was typed. Typed text is shown as text, whatever it is. Source: SRCH-3, D34. */
export const SearchPage = () => {
  const found = useLoaderData<typeof searchLoader>();
  const { t } = useTranslation('catalogue');
  const { locale, analytics } = useServices();
  const { query, listing, categories } = found;
  const corrected = 'corrected' in found ? found.corrected : undefined;
  const typed = query.search ?? '';
  useEffect(() => {
    if (isTracked(typed)) analytics.send('search', { search_term: typed });
  }, [analytics, typed]);
  const title = typed ? t('search.resultsFor', { query: corrected ?? typed }) : t('search.title');
  return (
    <div className={css.page}>
      <Head title={title} />
      <PageHead title={title}>
        {corrected !== undefined && <p>{t('search.corrected', { query: typed, corrected })}</p>}
      </PageHead>
      <ProductListing
        query={query}
        listing={listing}
        path={pathTo.search(locale)}
        help={
          <>
            <p>{t('search.noneHelp')}</p>
            {categories.length > 0 && (
              <nav aria-label={t('search.popular')}>
                <h3 className={css.popular}>{t('search.popular')}</h3>
                <ul className={css.categories}>
                  {categories.map(({ id, title: name, path }) => (
                    <li key={id}>
                      <PreLink to={pathTo.category(locale, path)}>{name}</PreLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </>
        }
      />
    </div>
  );
};
