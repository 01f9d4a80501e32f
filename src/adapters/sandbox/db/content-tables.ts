import type { ColumnType } from 'kysely';
import type { PageKind } from '../../../domain/content/story.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** What an editor wrote, as it was written: read by the contract's codecs, for a database may hold anything. */
type Written = ColumnType<unknown, unknown, unknown>;

/** A story in one language. `settings`: the menu, the header's offers. */
interface StoryTable {
  brand: BrandId;
  slug: string;
  locale: Locale;
  kind: PageKind | 'settings';
  /** Null: nothing waits to be published. */
  draft: Written;
  /** Null: shoppers do not see it. */
  published: Written;
  changed_at: Date;
}

/** What previews are signed with. */
interface ContentKeyTable {
  id: string;
  secret: string;
}

/** What editors write. */
export interface ContentTables {
  story: StoryTable;
  content_key: ContentKeyTable;
}
