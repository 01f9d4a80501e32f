import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { RateableProduct, RatingPort } from '../../../src/application/customer/ports/ratings.ts';
import { makeRatingDesk, type RatingView } from '../../../src/application/customer/rating-desk.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { Customer, CustomerId } from '../../../src/domain/customer/customer.ts';
import { waitUntil } from '../../wait-until.ts';
import { afterwards } from './kept.ts';

const cut: Failure = { _tag: 'Unreachable' };
const mara: Customer = {
  id: '7' as CustomerId,
  accountId: 'a7',
  firstName: 'Mara',
  lastName: 'Keller',
  fullName: 'Mara Keller',
  email: 'mara@example.org',
  locale: 'de',
  hasPassword: true,
};
const bought = (id: string): RateableProduct => ({
  productId: id as ProductId,
  title: id,
  image: `/images/${id}/front`,
  category: 'lens',
  keys: ['comfort', 'sight'],
});
const [lens, care] = [bought('lens'), bought('care')] as const;

const watched = (over: Partial<RatingPort> = {}, list: readonly RateableProduct[] = [lens, care]) => {
  const asked: unknown[] = [];
  let left = list;
  const said = (...question: readonly unknown[]) =>
    TE.fromIO<void, Failure>(() => {
      asked.push(question);
      if (question[0] === 'review') left = left.slice(1);
    });
  const desk = makeRatingDesk(
    {
      rateable: ({ accountId }) => (accountId === 'a7' ? TE.fromIO(() => left) : TE.left(cut)),
      giveStars: ({ id }, { productId }, stars) => said('stars', id, productId, stars),
      giveReview: ({ id }, { productId }, text) => said('review', id, productId, text),
      ...over,
    },
    mara,
  );
  let now: RatingView | undefined;
  desk.state$.subscribe((state) => {
    now = state;
  });
  const at = (round: RatingView['round']['_tag'], product?: RateableProduct) =>
    afterwards(() => expect([now?.round._tag, now?.product?.productId]).toEqual([round, product?.productId]));
  return { desk, asked, now: () => now, at };
};

describe('rating purchased products', () => {
  it('moves on only with the product that was rated, whenever the answer comes', async () => {
    const late = Promise.withResolvers<void>();
    let list = [lens, care];
    const { desk, now, at } = watched({
      rateable: () => TE.fromIO(() => list),
      giveStars: () => TE.fromTask(() => late.promise),
    });
    desk.load();
    await at('Stars', lens);
    desk.choose('comfort', 4);
    desk.sendStars(mara);
    list = [care];
    desk.load();
    await at('Stars', care);
    desk.choose('sight', 1);
    desk.sendStars(mara);
    late.resolve();
    await waitUntil(() => expect(now()?.round._tag).toBe('Review'));
    await at('Review', care);
  });

  it('asks for stars, then for words, then for the next product, then says thanks · RATE-1', async () => {
    const { desk, asked, now, at } = watched();
    expect(now()?.round).toEqual({ _tag: 'Nothing' });
    desk.load();
    await at('Stars', lens);
    desk.sendStars(mara);
    desk.choose('comfort', 4);
    desk.sendStars(mara);
    await at('Review', lens);
    desk.sendReview(mara, 'Good.');
    await at('Stars', care);
    expect(now()?.task).toEqual({ _tag: 'Done', name: 'review' });
    desk.choose('sight', 1);
    desk.sendStars(mara);
    await at('Review', care);
    desk.sendReview(mara, '');
    await at('Thanks');
    desk.sendReview(mara, 'More.');
    expect(asked).toEqual([
      ['stars', '7', 'lens', { comfort: 4 }],
      ['review', '7', 'lens', 'Good.'],
      ['stars', '7', 'care', { sight: 1 }],
      ['review', '7', 'care', ''],
    ]);
  });

  it('stays at its step if the shop is unreachable, and goes on with the next try · RATE-1', async () => {
    const answers = [TE.left(cut), TE.right(undefined)];
    const { desk, now, at } = watched({ giveStars: () => answers.shift() ?? TE.left(cut) });
    desk.load();
    await at('Stars', lens);
    desk.choose('comfort', 2);
    desk.sendStars(mara);
    await afterwards(() =>
      expect(now()?.task).toMatchObject({ _tag: 'Failed', name: 'stars', failure: cut }),
    );
    await at('Stars', lens);
    desk.acknowledge();
    expect(now()?.task).toEqual({ _tag: 'Idle' });
    desk.sendStars(mara);
    await at('Review', lens);
  });

  it('asks nothing if nothing was bought, and starts over when it is opened again', async () => {
    const none = watched({}, []);
    none.desk.load();
    await afterwards(() => expect(none.now()?.kept._tag).toBe('Ready'));
    expect([none.now()?.round, none.now()?.product]).toEqual([{ _tag: 'Nothing' }, undefined]);
    none.desk.sendReview(mara, 'x');
    none.desk.sendStars(mara);
    expect(none.asked).toEqual([]);
    const { desk, at } = watched();
    desk.load();
    await at('Stars', lens);
    desk.choose('comfort', 3);
    desk.sendStars(mara);
    await at('Review', lens);
    desk.load();
    await at('Stars', lens);
  });
});
