import { describe, expect, it } from 'vitest';
import { makeNews, type NewsPort } from '../../../src/application/shared/shop-news.ts';

const hear = (news: NewsPort) => {
  const heard: string[] = [];
  const subscription = news.told$.subscribe(({ _tag }) => heard.push(_tag));
  return { heard, leave: () => subscription.unsubscribe() };
};

describe('an event of the shop', () => {
  it('is lost if there is no listener · TRK-7', () => {
    const news = makeNews();
    news.tell({ _tag: 'SignedOut' });
    const { heard } = hear(news);
    expect(heard).toEqual([]);
    news.tell({ _tag: 'SignedUp', method: 'password' });
    expect(heard).toEqual(['SignedUp']);
  });

  it('waits, in its order, for an expected listener, and for no second one · TRK-7', () => {
    const news = makeNews(true);
    news.tell({ _tag: 'SignedUp', method: 'password' });
    news.tell({ _tag: 'SignedOut' });
    const first = hear(news);
    expect(first.heard).toEqual(['SignedUp', 'SignedOut']);
    news.tell({ _tag: 'SignedOut' });
    const second = hear(news);
    expect([first.heard.length, second.heard]).toEqual([3, []]);
  });

  it('is not delivered to a first listener if none was sent before · TRK-7', () =>
    expect(hear(makeNews(true)).heard).toEqual([]));

  it('is not delivered to listeners that have left · TRK-7', () => {
    const news = makeNews();
    const first = hear(news);
    const second = hear(news);
    first.leave();
    news.tell({ _tag: 'SignedOut' });
    expect([first.heard, second.heard]).toEqual([[], ['SignedOut']]);
  });
});
