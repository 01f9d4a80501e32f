import { orderableOf } from '../../domain/catalogue/orderable.ts';
import type { Product, ProductDetails, ProductSummary } from '../../domain/catalogue/product.ts';
import type { Currency, Minor, Money } from '../../domain/shared/money.ts';
import { contentsFromWire } from '../contract/catalogue/contents.ts';
import type { ProductDetailsWire, ProductSummaryWire, ProductWire } from '../contract/catalogue/product.ts';

export const money =
  (currency: Currency) =>
  (minor: Minor): Money => ({ minor, currency });

export const summaryFromWire = (wire: ProductSummaryWire): ProductSummary => {
  const amount = money(wire.price.currency);
  return {
    id: wire.product_id,
    title: wire.title,
    slug: wire.slug,
    image: wire.image,
    manufacturer: wire.manufacturer,
    brand: wire.brand,
    category: wire.category,
    stock: wire.stock,
    price: {
      current: amount(wire.price.current),
      ...(wire.price.original !== undefined && { original: amount(wire.price.original) }),
      ...(wire.price.before !== undefined && { before: amount(wire.price.before) }),
    },
    hasBulkPrice: wire.has_bulk_price,
    rating: { average: wire.rating_total, count: wire.rating_count },
    contents: contentsFromWire(wire.unit),
    orderable: orderableOf({
      isActive: wire.is_active,
      discontinued: wire.discontinued,
      isWithheld: wire.withheld,
    }),
    ...(wire.stop_order && { stopOrder: true }),
    ...(wire.lens_type !== undefined && { lensType: wire.lens_type }),
    ...(wire.lens_usage !== undefined && { lensUsage: wire.lens_usage }),
    ...(wire.badge !== undefined && { badge: wire.badge }),
    ...(wire.care_year !== undefined && { careYear: amount(wire.care_year) }),
  };
};

export const detailsFromWire = (wire: ProductDetailsWire): ProductDetails => ({
  ...summaryFromWire(wire),
  options: wire.options.map(({ code, values }) => ({ code, values })),
  facts: wire.content,
  richContent: wire.rich_content.map((content) => ({
    locale: content.locale,
    brand: content.brand_channel,
    start: content.start_date,
    end: content.end_date,
    heading: content.heading,
    paragraphs: content.paragraphs,
    ...(content.image !== undefined && { image: content.image }),
    ...(content.image_type !== undefined && { imageType: content.image_type }),
    ...(content.link !== undefined && { link: content.link }),
  })),
  ...(wire.product_replacement !== undefined && { replacement: wire.product_replacement }),
});

export const productFromWire = (wire: ProductWire): Product => ({
  ...detailsFromWire(wire),
  sku: wire.sku,
  ...(wire.mpn !== undefined && { mpn: wire.mpn }),
  isTrial: wire.is_trial,
  titles: wire.titles,
  slugs: wire.slugs,
  description: wire.description,
  images: wire.images,
  gallery: wire.imagesGallery,
  bulkPrices: wire.bulk_price.map(({ quantity, price }) => ({
    quantity,
    price: money(wire.price.currency)(price),
  })),
  ...(wire.looks && { looks: wire.looks }),
  similar: wire.similar_products.map(summaryFromWire),
  upsell: wire.group_upsell.map(summaryFromWire),
  careProducts: wire.care_products,
  marketingImages: wire.marketing_images.map((image) => ({
    locale: image.locale,
    brand: image.brand_channel,
    start: image.start_date,
    end: image.end_date,
    title: image.title,
    image: image.image,
    link: image.link,
    imageType: image.image_type,
  })),
  breadcrumb: wire.breadcrumb,
  ...(wire.product_group !== undefined && {
    group: {
      canonical: wire.product_group.canonical,
      canonicalProductId: wire.product_group.canonical_product_id,
    },
  }),
});
