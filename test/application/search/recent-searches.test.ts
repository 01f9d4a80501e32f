import { describe, expect, it } from 'vitest';
import { makeRecentSearches } from '../../../src/application/search/recent-searches.ts';

describe('recent searches of a device', () => {
  it('are listed after every change, the newest first', () => {
    let kept: readonly string[] = ['toric'];
    const recent = makeRecentSearches({
      read: () => kept,
      write: (queries) => {
        kept = queries;
      },
    });
    const states: (readonly string[])[] = [];
    recent.state$.subscribe((state) => states.push(state));
    recent.remember('mareo');
    recent.forget('toric');
    recent.forgetAll();
    expect(states).toEqual([['toric'], ['mareo', 'toric'], ['mareo'], []]);
  });

  it('keep what another tab has stored meanwhile', () => {
    let kept: readonly string[] = [];
    const recent = makeRecentSearches({
      read: () => kept,
      write: (queries) => {
        kept = queries;
      },
    });
    kept = ['from elsewhere'];
    recent.remember('here');
    expect(kept).toEqual(['here', 'from elsewhere']);
  });
});
