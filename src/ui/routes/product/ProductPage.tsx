import { useTranslation } from 'react-i18next';
import { lawForAll } from '../../../application/shared/law-for.ts';
import { comparePath } from '../../../domain/catalogue/compared.ts';
import { careFacts } from '../../../domain/catalogue/lens/lens-care.ts';
import { isComparable, isForSale } from '../../../domain/catalogue/orderable.ts';
import type { ProductFact } from '../../../domain/catalogue/product.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { Breadcrumb } from '../../catalogue/Breadcrumb.tsx';
import { glidingName } from '../../catalogue/card/gliding-name.ts';
import { goodsLayout } from '../../catalogue/goods/goods-layout.ts';
import { asChoice } from '../../catalogue/goods/optician-choice.ts';
import { Choice } from '../../catalogue/plate/Choice.tsx';
import platePage from '../../catalogue/plate/plate-page.module.css';
import { colourViews } from '../../catalogue/product/colours/colour-parts.ts';
import { ExpressButtons } from '../../catalogue/product/ExpressButtons.tsx';
import { FactsTable } from '../../catalogue/product/FactsTable.tsx';
import { EarlyNote } from '../../catalogue/product/form/EarlyNote.tsx';
import { formProduct } from '../../catalogue/product/form/form-product.ts';
import { noticeParts, orderNoticeView } from '../../catalogue/product/form/order-notice.ts';
import { ProductForm } from '../../catalogue/product/form/ProductForm.tsx';
import { Gallery } from '../../catalogue/product/Gallery.tsx';
import { Near } from '../../catalogue/product/Near.tsx';
import { Neighbours, neighbourList } from '../../catalogue/product/Neighbours.tsx';
import { PriceBlock } from '../../catalogue/product/PriceBlock.tsx';
import { Promises } from '../../catalogue/product/Promises.tsx';
import { ProductPassport } from '../../catalogue/product/passport/ProductPassport.tsx';
import { RichContentBlocks } from '../../catalogue/product/RichContentBlocks.tsx';
import { RegularChoice, regularOffer } from '../../catalogue/product/regular/RegularChoice.tsx';
import { Stage } from '../../catalogue/product/stage/Stage.tsx';
import { stages } from '../../catalogue/product/stage/stages.ts';
import { WearCost } from '../../catalogue/product/WearCost.tsx';
import { LensDrawing } from '../../catalogue/sheet/LensDrawing.tsx';
import sheetPage from '../../catalogue/sheet/sheet-page.module.css';
import { DurabilityLabel } from '../../law/DurabilityLabel.tsx';
import { inOneLine } from '../../shared/dial.ts';
import { dotted } from '../../shared/dotted.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { namedTitle } from '../../shared/elements/named-title.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Stars } from '../../shared/elements/Stars.tsx';
import { LaterSheet } from '../../shared/later-sheet.ts';
import { usePageData } from '../../shared/page-data.ts';
import { useServices } from '../../shared/services.ts';
import { WishButton } from '../../wishlist/WishButton.tsx';
import type { ProductData } from './loader.ts';
import css from './product-page.module.css';

const ownPage = { cards: '', sheet: sheetPage.page, plates: platePage.page };
/** Whether a fact concerns the care of a lens. Only these are passed on, because the data is sent with the page. */
const isCared = ({ code }: ProductFact): boolean => careFacts.some((one) => one === code);

/** A product page: the choice first, all information below. Source: CAT-6, CAT-12. */
export const ProductPage = () => {
  const { product, safety, replacement, texts, paths, canonical } = usePageData<ProductData>();
  const { t } = useTranslation(['catalogue', 'common', 'law', 'compare', 'regular', 'sheet']);
  const { shop, locale } = useServices();
  const OrderNotice = noticeParts({ product, replacement }).length > 0 && orderNoticeView();
  const { id, rating, lensUsage, facts } = product;
  const stage = stages[shop.hero];
  const goods = goodsLayout[shop.hero];
  const choice = texts.map(asChoice).find((said) => said !== undefined);
  // The guarantee notice is for buyers from all countries. The advice on lenses follows the law of the shop's country
  // until the buyer's is known.
  const { guaranteeNotice, guaranteeYears } = lawForAll(shop);
  const { lensAdvice } = shop.law;
  const regular = shop.features.subscriptions ? regularOffer(product, shop.regularSaving) : undefined;
  const durability = safety?.guaranteeYears;
  const drawn = product.looks && colourViews();
  const isShown = product.orderable !== 'inactive' && product.orderable !== 'withheld';
  const compared = [product, ...product.similar].filter(isComparable).map((one) => one.id);
  const neighbours = [
    ...neighbourList(locale, t('product.upsell'), product.upsell),
    ...neighbourList(locale, t('product.similar'), product.similar),
  ];
  const steps = product.breadcrumb.map(({ title }, index, all) => ({
    title,
    path: all
      .slice(0, index + 1)
      .map(({ slug }) => slug)
      .join('/'),
  }));
  return (
    <div className={`${css.page} ${stage ?? ownPage[goods]}`} data-of={product.lensUsage ?? product.category}>
      <Head
        title={product.title}
        description={product.description}
        {...(isShown && { paths })}
        card={{ of: `p/${product.id}`, image: product.image }}
        type="product"
        {...(canonical !== undefined && { canonical })}
      />
      <Breadcrumb steps={[...steps, { title: product.title }]} />
      <div className={css.top} data-p={glidingName(id)}>
        <Stage product={product}>
          {drawn ? (
            <>
              <drawn.Studio product={product} />
              <drawn.ColourGalleries product={product} />
            </>
          ) : (
            <Gallery gallery={product.gallery} title={product.title} />
          )}
        </Stage>
        <div
          className={css.decision}
          data-decision={goods === 'sheet' ? t('sheet:number', { number: product.sku }) : undefined}
        >
          <header className={css.head}>
            <p className={css.maker}>{dotted(...new Set([...product.brand, ...product.manufacturer]))}</p>
            <div className={css.name}>
              <h1>{stage ? namedTitle(product.title) : product.title}</h1>
              <WishButton id={product.id} title={product.title} />
            </div>
            {shop.features.reviews && product.rating.count > 0 && <Stars rating={product.rating} />}
          </header>
          <PriceBlock product={product} />
          {OrderNotice && <OrderNotice product={product} replacement={replacement} />}
          {isForSale(product) && (
            <>
              {regular && <RegularChoice {...regular} />}
              <ProductForm
                product={formProduct(product)}
                {...(drawn && { words: ['catalogue', 'colours'] as const })}
              />
              {regular && <p className={css.regular}>{t('regular:less', { percent: regular.saving })}</p>}
              <ExpressButtons />
              {drawn && <drawn.FrameGuide product={product} />}
              <EarlyNote />
              <WearCost product={product} />
              <Promises category={product.category} />
            </>
          )}
          {guaranteeNotice && (
            <p className={css.advice}>
              <PreLink to={`${pagePath(locale, 'terms')}#guarantee`}>
                {t('law:guarantee.short', { count: guaranteeYears })}
              </PreLink>
            </p>
          )}
          {durability !== undefined && durability > guaranteeYears && (
            <DurabilityLabel years={durability} maker={product.manufacturer[0] ?? ''} title={product.title} />
          )}
          {product.category === 'lens' && lensAdvice !== 'none' && (
            <p className={css.advice}>
              {t(`law:lens.${lensAdvice}`, { phone: inOneLine(shop.contact.phone) })}
            </p>
          )}
          <p className={css.advice}>
            {`${t('product.advice')} `}
            <PreLink to={pagePath(locale, 'help')}>{t('common:pages.help')}</PreLink>
          </p>
        </div>
      </div>
      <LaterSheet />
      <section className={css.about}>
        <h2>{t('product.description')}</h2>
        <p className={css.description}>{product.description}</p>
        {goods === 'plates' && choice && <Choice choice={choice} className={platePage.choice} />}
      </section>
      {goods === 'sheet' ? (
        <div className={sheetPage.sheet}>
          <LensDrawing product={product} />
          <FactsTable product={product} />
        </div>
      ) : (
        <FactsTable product={product} />
      )}
      <ProductPassport safety={safety} />
      <RichContentBlocks texts={texts.filter((text) => !asChoice(text))} />
      {neighbours.length > 0 && <Neighbours lists={neighbours} />}
      {product.category === 'lens' && compared.length > 1 && (
        <p>
          <PreLink to={comparePath(locale, compared)}>{t('compare:link')}</PreLink>
        </p>
      )}
      {goods === 'plates' && <p className={platePage.folio}>{`N° ${id}`}</p>}
      <Near
        product={{ id, rating, facts: facts.filter(isCared), ...(lensUsage !== undefined && { lensUsage }) }}
      />
    </div>
  );
};
