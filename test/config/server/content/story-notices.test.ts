import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStoryNotices } from '../../../../src/config/server/content/story-notices.ts';

const secret = 'space-secret';
let now = 0;
let changes = 0;
let app: ReturnType<typeof makeStoryNotices>;
beforeEach(() => {
  now = Date.UTC(2026, 10, 22);
  changes = 0;
  app = makeStoryNotices({ secret, now: () => now, changed: () => void changes++ });
});

const sealed = (text: string, by = secret) => createHmac('sha1', by).update(text).digest('hex');
const tell = async (text: string, signature: string | undefined = sealed(text)): Promise<number> => {
  const headers = signature === undefined ? undefined : { 'webhook-signature': signature };
  const request = new Request('http://shop.test/content/notices', {
    method: 'POST',
    body: text,
    ...(headers && { headers }),
  });
  return (await app.fetch(request)).status;
};
const published = (slug: string) =>
  JSON.stringify({ action: 'published', space_id: 1, story_id: 2, full_slug: slug, text: 'The user …' });

describe('a webhook of the content space', () => {
  it('invalidates the cache, whatever its body · CONT-1', async () => {
    expect(await tell(published('okulino/home'))).toBe(204);
    expect(await tell('no JSON at all')).toBe(204);
    expect(changes).toBe(2);
  });

  it.each([
    ['none', ''],
    ['another’s', sealed(published('okulino/home'), 'another')],
    ['different', sealed(published('okulino/about'))],
    ['truncated', sealed(published('okulino/home')).slice(0, 39)],
    ['not hexadecimal', 'z'.repeat(40)],
  ])('is refused if its signature is %s', async (_, signature) => {
    expect(await tell(published('okulino/home'), signature)).toBe(401);
    expect(changes).toBe(0);
  });

  it('counts once if it is repeated at once, and again if it is sent later', async () => {
    for (let times = 0; times < 5; times += 1) expect(await tell(published('okulino/home'))).toBe(204);
    expect(changes).toBe(1);
    now += 5000;
    expect(await tell(published('okulino/home'))).toBe(204);
    expect(changes).toBe(2);
  });

  it('is refused if there are too many, and if it is too long', async () => {
    const told = [];
    for (let n = 0; n < 65; n += 1) told.push(await tell(published(`okulino/page-${n}`)));
    expect(told.filter((status) => status === 204)).toHaveLength(60);
    expect(told.at(-1)).toBe(429);
    expect(changes).toBe(60);
    now += 60_000;
    expect(await tell(published('okulino/home'))).toBe(204);
    expect(await tell('x'.repeat(64 * 1024 + 1))).toBe(413);
    expect(changes).toBe(61);
  });
});
