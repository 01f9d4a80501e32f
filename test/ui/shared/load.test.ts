import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { loadOrThrow } from '../../../src/ui/shared/load.ts';
import { waitUntil } from '../../wait-until.ts';

const unreachable = E.left<Failure>({ _tag: 'Unreachable' });
const network = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
afterEach(() => vi.restoreAllMocks());

describe('the data of a page', () => {
  it.each<[Failure, number]>([
    [{ _tag: 'NotFound' }, 404],
    [{ _tag: 'Unreachable' }, 503],
    [{ _tag: 'Unavailable', status: 500 }, 503],
    [{ _tag: 'Unreadable', at: 'x' }, 502],
    [{ _tag: 'Refused', code: 'x', violations: [] }, 400],
  ])('that fails with %j gives an error page with status %s · NOTE-4', async (failure, status) => {
    network(true);
    await expect(loadOrThrow(async () => E.left(failure))).rejects.toMatchObject({ init: { status } });
  });

  it('is waited for without a connection, and requested again with the next one · UI-8', async () => {
    network(false);
    const read = vi.fn(async (): Promise<E.Either<Failure, string>> => E.right('page'));
    read.mockResolvedValueOnce(unreachable);
    const coming = loadOrThrow(read);
    await waitUntil(() => expect(read).toHaveBeenCalledOnce());
    await Promise.resolve();
    dispatchEvent(new Event('online'));
    expect(await coming).toBe('page');
  });

  it('that the shop refuses is not waited for, with or without a connection', async () => {
    network(false);
    await expect(loadOrThrow(async () => E.left<Failure>({ _tag: 'NotFound' }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
