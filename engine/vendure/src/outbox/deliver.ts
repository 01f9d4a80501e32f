import { type DataSource, IsNull } from 'typeorm';
import { Notice } from './notice.entity';
import { noticeHeader, signature, signatureHeader } from './signature';

export interface Webhook {
  readonly address: string;
  readonly secret: string;
}

type Post = (address: string, init: RequestInit) => Promise<{ readonly status: number }>;

/** How long a process owns a notice: if the process dies, the notice is free after that. Units: ms. */
const lease = 60_000;
const timeout = 10_000;

/** 2, 4, 8 … seconds, at most ten minutes: repeated until it is delivered, however long the shop is unavailable. */
export const pauseAfter = (tries: number): number => Math.min(600_000, 2 ** Math.min(tries, 20) * 1_000);

/**
 * Takes due notices, only the first of each subject: the others wait until it is delivered. Two processes never take
 * the same one.
 */
const take = (database: DataSource, most: number): Promise<Notice[]> =>
  database.transaction(async (manager) => {
    const due = await manager
      .getRepository(Notice)
      .createQueryBuilder('n')
      .where('n.deliveredAt is null and n.dueAt <= now()')
      .andWhere(
        'not exists (select 1 from dioptra_notice e where e.subject = n.subject and e.id < n.id and e."deliveredAt" is null)',
      )
      .orderBy('n.id')
      .take(most)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
    if (due.length > 0)
      await manager
        .getRepository(Notice)
        .createQueryBuilder()
        .update()
        .set({ dueAt: () => `now() + interval '${lease} milliseconds'`, tries: () => 'tries + 1' })
        .whereInIds(due.map(({ id }) => id))
        .execute();
    return due;
  });

const tell = async (
  { address, secret }: Webhook,
  notice: Notice,
  post: Post,
): Promise<string | undefined> => {
  try {
    const { status } = await post(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [noticeHeader]: notice.noticeId,
        [signatureHeader]: signature(secret, notice.body, Math.floor(Date.now() / 1000)),
      },
      body: notice.body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return status >= 200 && status < 300 ? undefined : `answered ${status}`;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
};

/** Delivers the due notices once. Returns their number. */
export const deliverDue = async (
  database: DataSource,
  webhook: Webhook,
  post: Post = fetch,
  most = 20,
): Promise<number> => {
  const due = await take(database, most);
  const notices = database.getRepository(Notice);
  await Promise.all(
    due.map(async (notice) => {
      const failed = await tell(webhook, notice, post);
      await notices.update(
        { id: notice.id, deliveredAt: IsNull() },
        failed === undefined
          ? { deliveredAt: new Date(), lastError: null }
          : {
              lastError: failed.slice(0, 500),
              dueAt: new Date(Date.now() + pauseAfter(notice.tries + 1)),
            },
      );
    }),
  );
  return due.length;
};

/** Deletes notices that were delivered long ago. */
export const forgetDelivered = async (database: DataSource): Promise<number> => {
  const { affected } = await database
    .getRepository(Notice)
    .createQueryBuilder()
    .delete()
    .where('"deliveredAt" < now() - interval \'30 days\'')
    .execute();
  return affected ?? 0;
};
