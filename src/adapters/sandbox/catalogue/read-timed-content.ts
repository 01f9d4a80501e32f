import type { ProductWire } from '../../contract/catalogue/product.ts';
import type { Channel } from '../../contract/channel.ts';
import type { Db } from '../db/schema.ts';
import { imageVersion } from '../images/version.ts';

interface ImageBody {
  /** The product that the picture shows. */
  readonly pictured: string;
  readonly title: string;
  readonly link: string;
  readonly image_type: string;
}

interface TextBody {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The product that the picture shows. `link`: where to read more. */
  readonly pictured?: string;
  readonly link?: string;
  readonly image_type?: string;
}

const pictureOf = (pictured: string): string => `/images/${pictured}/front?v=${imageVersion}`;

type TimedContent = Pick<ProductWire, 'marketing_images' | 'rich_content'>;

/**
 * Reads the pictures and texts of products for this shop and language, whatever their time window: the client's clock
 * decides. Source: CAT-14.
 */
export const readTimedContent = async (
  db: Db,
  { brand_channel, locale }: Channel,
  ids: readonly number[],
): Promise<(id: number) => TimedContent> => {
  const rows = await db
    .selectFrom('product_content')
    .select(['product_id', 'kind', 'start_date', 'end_date', 'body'])
    .where('product_id', 'in', ids)
    .where('brand', '=', brand_channel)
    .where('locale', '=', locale)
    .orderBy('position')
    .execute();
  const timed = Map.groupBy(
    rows.map(({ product_id, kind, start_date, end_date, body }) => ({
      id: product_id,
      kind,
      body,
      window: { locale, brand_channel, start_date, end_date },
    })),
    ({ id }) => id,
  );
  return (id) => ({
    marketing_images: (timed.get(id) ?? []).flatMap(({ kind, window, body }) => {
      if (kind !== 'image') return [];
      const { pictured, title, link, image_type } = body as ImageBody;
      return [{ ...window, title, image: pictureOf(pictured), link, image_type }];
    }),
    rich_content: (timed.get(id) ?? []).flatMap(({ kind, window, body }) => {
      if (kind !== 'text') return [];
      const { heading, paragraphs, pictured, link, image_type } = body as TextBody;
      return [
        {
          ...window,
          heading,
          paragraphs,
          ...(pictured !== undefined && { image: pictureOf(pictured), image_type: 'cover' }),
          ...(image_type !== undefined && { image_type }),
          ...(link !== undefined && { link }),
        },
      ];
    }),
  });
};
