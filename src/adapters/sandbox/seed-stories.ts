import { insertRows } from './db/insert-rows.ts';
import type { Db } from './db/schema.ts';
import { storyRows } from './seed/stories/stories.ts';

/** What editors wrote of every shop, once. What is there stays. */
export const seedStories = async (db: Db, now: number): Promise<void> => {
  const known = await db.selectFrom('story').select('slug').limit(1).executeTakeFirst();
  if (known) return;
  const changed_at = new Date(now).toISOString();
  await insertRows(
    db,
    'story',
    storyRows().map((row) => ({ ...row, draft: null, changed_at })),
  );
};
