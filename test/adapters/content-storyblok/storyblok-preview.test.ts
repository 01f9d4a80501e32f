import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { spaceOfEachTest } from './open-space.ts';
import { spaceToken } from './storyblok-server.ts';

const here = spaceOfEachTest();

describe('an address of the visual editor', () => {
  const address = (at: number, token = spaceToken) => {
    const timestamp = String(Math.floor(at / 1000));
    const signature = createHash('sha1').update(`42:${token}:${timestamp}`).digest('hex');
    return new URLSearchParams({
      _storyblok: '7',
      '_storyblok_tk[space_id]': '42',
      '_storyblok_tk[timestamp]': timestamp,
      '_storyblok_tk[token]': signature,
    }).toString();
  };
  const may = (preview: string) => here.open()('de').mayPreview(preview)();

  it('opens drafts for an hour · ROUTE-13', async () => {
    expect(await may(address(here.now))).toBe(true);
    expect(await may(address(here.now - 3_599_000))).toBe(true);
    expect(await may(address(here.now - 3_600_000))).toBe(false);
    // The editor's clock may be ahead, but an address is not made for later.
    expect(await may(address(here.now + 3_600_000))).toBe(true);
    expect(await may(address(here.now + 3_601_000))).toBe(false);
  });

  it('is rejected if it was signed with another token, or changed · ROUTE-13', async () => {
    expect(await may(address(here.now, 'other'))).toBe(false);
    expect(await may(address(here.now).replace('42', '43'))).toBe(false);
    expect(await may(address(here.now).slice(0, -1))).toBe(false);
  });
});
