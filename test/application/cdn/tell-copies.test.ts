import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { makeTellCopies } from '../../../src/application/cdn/tell-copies.ts';

/** `fails`: how many requests fail. */
const telling = (fails = 0) => {
  const told: (readonly string[])[] = [];
  const waits: number[] = [];
  const failed = vi.fn();
  const tell = makeTellCopies({
    copies: {
      drop: (tags) => async () => {
        told.push(tags);
        return told.length <= fails ? E.left({ _tag: 'Unreachable' }) : E.right(undefined);
      },
    },
    wait: async (ms) => void waits.push(ms),
    failed,
  });
  return { tell, told, waits, failed };
};

describe('notifying the CDN', () => {
  it('sends collected tags once, a second later · CDN-5', async () => {
    const { tell, told, waits } = telling();
    tell(['p-1']);
    tell(['p-2', 'p-1']);
    expect(told).toEqual([]);
    await vi.waitFor(() => expect(told).toEqual([['p-1', 'p-2']]));
    tell(['pages']);
    await vi.waitFor(() => expect(told).toEqual([['p-1', 'p-2'], ['pages']]));
    expect(waits).toEqual([1000, 1000]);
  });

  it('retries until it succeeds, with doubled waits of a minute at most · CDN-5', async () => {
    const { tell, told, waits, failed } = telling(8);
    tell(['p-1']);
    await vi.waitFor(() => expect(told).toHaveLength(9));
    expect(told.every((tags) => String(tags) === 'p-1')).toBe(true);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((s) => s * 1000));
    expect(failed).toHaveBeenCalledOnce();
  });
});
