import type { ColumnType } from 'kysely';
import type { PageKind } from '../../../domain/content/story.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** What an editor wrote, unchecked. It is read with the contract's codecs, because a database may contain anything. */
type Written = ColumnType<unknown, unknown, unknown>;

/** A story in one language. `settings`: the menu and the header banners. */
interface StoryTable {
  brand: BrandId;
  slug: string;
  locale: Locale;
  kind: PageKind | 'settings';
  /** Null: no draft waits to be published. */
  draft: Written;
  /** Null: shoppers do not see it. */
  published: Written;
  changed_at: Date;
}

/** The secret that signs preview tokens. */
interface ContentKeyTable {
  id: string;
  secret: string;
}

/** Tables of what editors write. */
export interface ContentTables {
  story: StoryTable;
  content_key: ContentKeyTable;
}
