import * as TE from 'fp-ts/TaskEither';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeAutocomplete } from '../../../src/application/search/autocomplete.ts';
import type { SearchPort } from '../../../src/application/search/ports.ts';
import type { SearchResult } from '../../../src/domain/search/search.ts';
import type { ShopNews } from '../../../src/domain/tracking/shop-news.ts';
import { tick } from '../shared/shelf.ts';

const resultOf = (query: string): SearchResult => ({
  query,
  hits: [],
  page: 0,
  hitCount: 0,
  pageCount: 0,
  hitsPerPage: 6,
});
const listening = () => {
  const asked: [string, number][] = [];
  const told: ShopNews[] = [];
  const search: SearchPort = {
    search: (query, hits) => {
      asked.push([query, hits]);
      return TE.right(resultOf(query));
    },
    products: () => TE.right({ products: [], total: 0, page: 1 }),
  };
  const time = new VirtualTimeScheduler();
  const autocomplete = makeAutocomplete(search, { tell: (news) => void told.push(news) }, time);
  const states: unknown[] = [];
  const listener = autocomplete.state$.subscribe((state) => states.push(state));
  return { autocomplete, asked, told, states, time, stop: () => listener.unsubscribe() };
};

describe('autocomplete', () => {
  it('requests six hits, once, 300 ms after the last key · SRCH-1', async () => {
    const { autocomplete, asked, told, time, states } = listening();
    for (const input of ['a', 'aq', 'aqu']) autocomplete.type(input);
    time.maxFrames = 299;
    time.flush();
    expect(asked).toEqual([]);
    time.maxFrames = 300;
    time.flush();
    await tick();
    expect(asked).toEqual([['aqu', 6]]);
    expect(told).toEqual([{ _tag: 'Searched', term: 'aqu' }]);
    expect(states.at(-1)).toEqual({ _tag: 'Ready', value: resultOf('aqu') });
  });

  it('requests nothing before the first input · SRCH-2', async () => {
    const { asked, states, time } = listening();
    time.flush();
    await tick();
    expect([asked, states]).toEqual([[], [null]]);
  });

  it('trims the query · SRCH-1', async () => {
    const { autocomplete, asked, time } = listening();
    autocomplete.type('  aqua daily ');
    time.flush();
    await tick();
    expect(asked).toEqual([['aqua daily', 6]]);
  });

  it('sends one request for all subscribers, and gives later ones the last result · SRCH-1', async () => {
    const { autocomplete, asked, states, time } = listening();
    autocomplete.type('aqua');
    time.flush();
    await tick();
    const later: unknown[] = [];
    autocomplete.state$.subscribe((state) => later.push(state));
    expect([later, asked.length]).toEqual([[states.at(-1)], 1]);
  });

  it('requests nothing after the last subscriber has left', async () => {
    const { autocomplete, asked, time, stop } = listening();
    stop();
    autocomplete.type('aqua');
    time.flush();
    await tick();
    expect(asked).toEqual([]);
  });

  it.each(['', '   ', '\t'])('requests nothing for %j · SRCH-2', async (input) => {
    const { autocomplete, asked, time } = listening();
    autocomplete.type(input);
    time.maxFrames = 10_000;
    time.flush();
    await tick();
    expect(asked).toEqual([]);
  });

  it('removes the hits at once when the field is emptied', async () => {
    const { autocomplete, states, time } = listening();
    autocomplete.type('aqua');
    time.maxFrames = 300;
    time.flush();
    await tick();
    autocomplete.type('');
    expect(states.at(-1)).toBeNull();
  });
});
