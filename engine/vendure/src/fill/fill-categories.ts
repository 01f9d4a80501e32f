import { ChannelService, Collection, CollectionService, type ID, type LanguageCode } from '@vendure/core';
import { collectionFieldsOf } from '../fields/typed-fields';
import type { Shops } from './fill-shops';
import type { Filler, Ids } from './filler';
import type { RangeFile } from './range-file';

/**
 * Outer categories first. The engine requires a unique slug per category, while in the shop children of two parents may
 * share their last segment.
 */
export const fillCategories = async (
  { app, connection, contextOf, say }: Filler,
  { categories, languages }: RangeFile,
  { channels }: Shops,
  variants: Ids,
): Promise<void> => {
  const ctx = await contextOf();
  const there = await connection.getRepository(ctx, Collection).find();
  const ids = new Map<string, ID>(
    there.flatMap((one) => {
      const { shopId } = collectionFieldsOf(one);
      return shopId ? [[shopId, one.id] as const] : [];
    }),
  );
  let made = 0;
  for (const category of categories) {
    if (ids.has(category.shopId)) continue;
    await connection.withTransaction(ctx, async (trx) => {
      const ofCategory = category.products.flatMap((shopId) => variants.get(shopId) ?? []);
      const parentId = category.parent === undefined ? undefined : ids.get(category.parent);
      const collection = await app.get(CollectionService).create(trx, {
        ...(parentId !== undefined && { parentId }),
        inheritFilters: false,
        translations: languages.map((languageCode) => {
          const { name = '', description = '', path = '' } = category.texts[languageCode] ?? {};
          return {
            languageCode: languageCode as LanguageCode,
            name,
            description,
            slug: path.replaceAll('/', '--'),
            customFields: { paths: path },
          };
        }),
        customFields: { shopId: category.shopId },
        filters: [
          {
            code: 'variant-id-filter',
            arguments: [
              { name: 'variantIds', value: JSON.stringify(ofCategory.map(String)) },
              { name: 'combineWithAnd', value: 'false' },
            ],
          },
        ],
      });
      // The engine would do it later, by a job.
      await connection
        .getRepository(trx, Collection)
        .createQueryBuilder()
        .relation('productVariants')
        .of(collection.id)
        .add(ofCategory);
      await app.get(ChannelService).assignToChannels(
        trx,
        Collection,
        collection.id,
        [...channels.values()].map(({ id }) => id),
      );
      ids.set(category.shopId, collection.id);
    });
    made += 1;
  }
  say(`${made} categories created, ${categories.length - made} already existed`);
};
