import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteLostSheet } from '../../../src/ui/shared/lost-sheets.ts';
import { retryWhenOnline } from '../../../src/ui/shared/retry-when-online.ts';
import { waitUntil } from '../../wait-until.ts';

const network = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
afterEach(() => vi.restoreAllMocks());

describe('code that is loaded retryWhenOnline', () => {
  it('arrives at once if possible', async () => {
    expect(await retryWhenOnline(() => Promise.resolve('code'))).toBe('code');
  });

  it('fails if there is a network but no code', async () => {
    network(true);
    await expect(retryWhenOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  it('is requested again when the network is back, with the style sheets that failed · UI-8', async () => {
    network(false);
    document.head.innerHTML = '<link rel="stylesheet" title="lost"><link rel="stylesheet" title="coming">';
    const [lost, stillComing] = document.querySelectorAll('link');
    addEventListener('error', noteLostSheet, { capture: true, once: true });
    lost?.dispatchEvent(new Event('error'));
    const fetch = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('no net'));
    const coming = retryWhenOnline(fetch);
    await waitUntil(() => expect(fetch).toHaveBeenCalledOnce());
    await Promise.resolve();
    dispatchEvent(new Event('online'));
    expect(await coming).toBe('code');
    expect(lost?.isConnected).toBe(false);
    expect(document.querySelector('link[title=lost]:not([data-lost])')).not.toBeNull();
    expect(stillComing?.isConnected).toBe(true);
  });
});
