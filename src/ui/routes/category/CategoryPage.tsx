import { useTranslation } from 'react-i18next';
import { fullCategoryTitle } from '../../../domain/catalogue/category-title.ts';
import type { Block } from '../../../domain/content/block.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Breadcrumb } from '../../catalogue/Breadcrumb.tsx';
import { goodsLayout } from '../../catalogue/goods/goods-layout.ts';
import { ListingPage } from '../../catalogue/listing/ListingPage.tsx';
import { listingPaths } from '../../catalogue/listing/listing-paths.ts';
import { ProductListing } from '../../catalogue/listing/ProductListing.tsx';
import listingCss from '../../catalogue/listing/product-listing.module.css';
import { openingViews } from '../../catalogue/opening/opening-views.ts';
import { PageHead } from '../../catalogue/PageHead.tsx';
import { SheetRanges } from '../../catalogue/sheet/SheetRanges.tsx';
import { headView } from '../../content/head/head-parts.ts';
import { CategoryButton, useHasCategories } from '../../layout/header/CategoryMenu.tsx';
import { departmentOf } from '../../shared/departments.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { usePageData } from '../../shared/page-data.ts';
import { useServices } from '../../shared/services.ts';
import css from './category-page.module.css';
import { introParts, picturedIntro } from './intro-parts.ts';
import type { CategoryData } from './loader.ts';

/** The editors' introduction of a category as text only. Source: CONT-1. */
const CategoryIntro = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const View = headView();
  return <div className={css.words}>{View && <View blocks={blocks} />}</div>;
};

/** The page of a category: its introduction, its subcategories, its products. Source: CAT-2, ROUTE-15. */
export const CategoryPage = () => {
  const { category, head, query, listing, view, rows } = usePageData<CategoryData>();
  const { t } = useTranslation('listing');
  const { locale, shop } = useServices();
  const hasCategories = useHasCategories();
  const path = pathTo.category(locale, category.paths[locale]);
  const above = category.breadcrumb.slice(0, -1);
  const title = fullCategoryTitle(category.breadcrumb.map((step) => step.title));
  const said = head?.blocks ?? [];
  // If the editors' introduction has a picture, the shop shows no drawing beside it.
  const Pictured = introParts(head).length > 0 ? picturedIntro() : undefined;
  const Opening = Pictured ? undefined : openingViews[shop.hero];
  const Intro = Pictured ?? CategoryIntro;
  const isDrawn = !Pictured && goodsLayout[shop.hero] !== 'cards';
  const department = departmentOf(category.paths);
  const wayBack = (
    <div className={css.above}>
      <Breadcrumb steps={[...above, { title: category.title }]} />
      {hasCategories && <CategoryButton className={buttonClass('secondary', listingCss.opener)} />}
    </div>
  );
  const words =
    said.length > 0 ? (
      <Intro blocks={said} />
    ) : (
      category.description && <p data-description="">{category.description}</p>
    );
  // They count all products, whatever is filtered. A way to all products in another order, such as by maker, has none.
  const saysCounts = Object.keys(query.filters).length === 0;
  const ways = category.children.length > 0 && (
    <nav className={css.ways} aria-label={t('children')}>
      <ul className={css.children}>
        {category.children.map((child) => (
          <li key={child.id}>
            <PreLink className={css.child} to={pathTo.category(locale, child.path)}>
              {saysCounts && child.count < listing.total ? `${child.title} ` : child.title}
              {saysCounts && child.count < listing.total && <span className={css.number}>{child.count}</span>}
            </PreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <>
      <Head
        title={query.page > 1 ? `${title} · ${t('page', { page: query.page })}` : title}
        description={category.description}
        card={{ of: `c/${category.paths[locale]}` }}
        {...listingPaths(query, shop.itemsPerPage, (other) => pathTo.category(other, category.paths[other]))}
      />
      {Opening && (
        <Opening title={category.title} id={category.id} department={department} above={wayBack} ways={ways}>
          {words}
        </Opening>
      )}
      <ListingPage>
        {!Opening && (
          <PageHead title={category.title} above={wayBack}>
            {words}
            {rows?.ends && <SheetRanges listing={listing} ends={rows.ends} />}
            {ways}
            {isDrawn && <Drawing name={`tile-${department}`} eager />}
          </PageHead>
        )}
        <ProductListing
          query={query}
          listing={listing}
          view={view}
          rows={rows}
          path={path}
          help={<p>{t('not_found_help')}</p>}
        />
      </ListingPage>
    </>
  );
};
