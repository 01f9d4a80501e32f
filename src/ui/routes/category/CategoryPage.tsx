import { pathTo } from '../../../domain/shared/paths.ts';
import { Breadcrumb } from '../../catalogue/Breadcrumb.tsx';
import { ListingPage } from '../../catalogue/listing/ListingPage.tsx';
import { listingPaths } from '../../catalogue/listing/listing-paths.ts';
import { ProductListing } from '../../catalogue/listing/ProductListing.tsx';
import listingCss from '../../catalogue/listing/product-listing.module.css';
import { PageHead } from '../../catalogue/PageHead.tsx';
import { CategoryButton, useHasCategories } from '../../layout/header/CategoryMenu.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { usePageData } from '../../shared/page-data.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { CategoryIntro } from './CategoryIntro.tsx';
import css from './category-page.module.css';
import type { CategoryData } from './loader.ts';

/** A category: what it is, what is below it, what is in it. Source: CAT-2, ROUTE-15. */
export const CategoryPage = () => {
  const { category, head, query, listing, view } = usePageData<CategoryData>();
  const { t } = useTranslation('listing');
  const { locale, shop } = useServices();
  const hasCategories = useHasCategories();
  const path = pathTo.category(locale, category.paths[locale]);
  const above = category.breadcrumb.slice(0, -1);
  return (
    <ListingPage>
      <Head
        title={query.page > 1 ? `${category.title} · ${t('page', { page: query.page })}` : category.title}
        description={category.description}
        {...listingPaths(query, shop.itemsPerPage, (other) => pathTo.category(other, category.paths[other]))}
      />
      <PageHead
        title={category.title}
        above={
          <div className={css.above}>
            <Breadcrumb steps={[...above, { title: category.title }]} />
            {hasCategories && <CategoryButton className={buttonClass('secondary', listingCss.opener)} />}
          </div>
        }
      >
        {head && head.blocks.length > 0 ? (
          <CategoryIntro blocks={head.blocks} />
        ) : (
          category.description && <p>{category.description}</p>
        )}
        {category.children.length > 0 && (
          <nav className={css.ways} aria-label={t('children')}>
            <ul className={css.children}>
              {category.children.map((child) => (
                <li key={child.id}>
                  <PreLink className={css.child} to={pathTo.category(locale, child.path)}>
                    {`${child.title} `}
                    <span className={css.number}>{child.count}</span>
                  </PreLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
      <ProductListing
        query={query}
        listing={listing}
        view={view}
        path={path}
        help={<p>{t('not_found_help')}</p>}
      />
    </ListingPage>
  );
};
