import { describe, expect, it } from 'vitest';
import { makeNews, type NewsPort } from '../../../src/application/shared/shop-news.ts';

const hear = (news: NewsPort) => {
  const heard: string[] = [];
  const subscription = news.told$.subscribe(({ _tag }) => heard.push(_tag));
  return { heard, leave: () => subscription.unsubscribe() };
};

describe('what happens in the shop', () => {
  it('is gone where nobody listens · TRK-7', () => {
    const news = makeNews();
    news.tell({ _tag: 'SignedOut' });
    const { heard } = hear(news);
    expect(heard).toEqual([]);
    news.tell({ _tag: 'SignedUp', method: 'password' });
    expect(heard).toEqual(['SignedUp']);
  });

  it('waits for a listener who is on the way, in its order, and for no second one · TRK-7', () => {
    const news = makeNews(true);
    news.tell({ _tag: 'SignedUp', method: 'password' });
    news.tell({ _tag: 'SignedOut' });
    const first = hear(news);
    expect(first.heard).toEqual(['SignedUp', 'SignedOut']);
    news.tell({ _tag: 'SignedOut' });
    const second = hear(news);
    expect([first.heard.length, second.heard]).toEqual([3, []]);
  });

  it('that nobody was told before is nothing to a first listener · TRK-7', () =>
    expect(hear(makeNews(true)).heard).toEqual([]));

  it('is kept from those who have left · TRK-7', () => {
    const news = makeNews();
    const first = hear(news);
    const second = hear(news);
    first.leave();
    news.tell({ _tag: 'SignedOut' });
    expect([first.heard, second.heard]).toEqual([[], ['SignedOut']]);
  });
});
