import type { StoryVersion } from '../../../domain/content/story.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { defaultLocale, type Locale } from '../../../domain/shared/locale.ts';
import { json } from '../db/json.ts';
import type { Db, Tables } from '../db/schema.ts';

type Kind = Tables['story']['kind'];

/** Identifies a story by shop, slug and language. */
export interface StoryKey {
  readonly brand: BrandId;
  readonly slug: string;
  readonly locale: Locale;
}

export interface KeptStory {
  readonly slug: string;
  readonly locale: Locale;
  readonly kind: Kind;
  readonly draft: unknown;
  readonly published: unknown;
  readonly changed_at: Date;
}

/** Reads the rows of a story: in the requested language, and in German, the fallback. */
const rowsOf = (db: Db, { brand, slug, locale }: StoryKey): Promise<readonly KeptStory[]> =>
  db
    .selectFrom('story')
    .select(['slug', 'locale', 'kind', 'draft', 'published', 'changed_at'])
    .where('brand', '=', brand)
    .where('slug', '=', slug)
    .where('locale', 'in', [locale, defaultLocale])
    .execute();

export interface WrittenStory {
  readonly kind: Kind;
  readonly written: unknown;
  readonly version: StoryVersion;
}

/**
 * Reads the content of a story: the newest for a draft, else what was published. Falls back to German if the requested
 * language has no content. Source: CONT-4, I18N-1.
 */
export const readStory = async (
  db: Db,
  key: StoryKey,
  version: StoryVersion,
): Promise<WrittenStory | undefined> => {
  const rows = await rowsOf(db, key);
  for (const locale of [key.locale, defaultLocale]) {
    const row = rows.find((one) => one.locale === locale);
    if (!row) continue;
    if (version === 'draft' && row.draft !== null)
      return { kind: row.kind, written: row.draft, version: 'draft' };
    if (row.published !== null) return { kind: row.kind, written: row.published, version: 'published' };
  }
  return undefined;
};

/** Reads all stories of a shop, ordered by slug and language. */
export const listStories = (db: Db, brand: BrandId): Promise<readonly KeptStory[]> =>
  db
    .selectFrom('story')
    .select(['slug', 'locale', 'kind', 'draft', 'published', 'changed_at'])
    .where('brand', '=', brand)
    .orderBy('slug')
    .orderBy('locale')
    .execute();

const only = ({ brand, slug, locale }: StoryKey) => ({ brand, slug, locale });

/** Saves a draft. Shoppers still see the published version. Returns whether the story exists. */
export const keepDraft = async (db: Db, key: StoryKey, draft: unknown, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('story')
    .set({ draft: json(draft), changed_at: now })
    .where((eb) => eb.and(only(key)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Publishes the draft. Without a draft nothing changes. */
export const publishDraft = async (db: Db, key: StoryKey, now: Date): Promise<void> => {
  await db
    .updateTable('story')
    .set((eb) => ({ published: eb.ref('draft'), draft: null, changed_at: now }))
    .where((eb) => eb.and(only(key)))
    .where('draft', 'is not', null)
    .execute();
};

/** Discards the draft, that is, all changes since the last publication. */
export const discardDraft = async (db: Db, key: StoryKey): Promise<void> => {
  await db
    .updateTable('story')
    .set({ draft: null })
    .where((eb) => eb.and(only(key)))
    .where('published', 'is not', null)
    .execute();
};
