import { describe, expect, it } from 'vitest';
import { flagPatience, makeDecisions } from '../../../../src/application/flags/decisions.ts';
import { noFlags } from '../../../../src/application/flags/no-flags.ts';
import type { FlagUser } from '../../../../src/application/flags/ports.ts';
import type { PageAddress, RenderedPage } from '../../../../src/config/rendering/rendered-page.ts';
import type { Flag } from '../../../../src/domain/flags/flag.ts';
import { writeConsent } from '../../../../src/domain/tracking/kept-consent.ts';
import { serve } from '../serve.ts';

/** Half of the buckets, and visitors who chose it, get the new variant. */
/** The cookie of a visitor who has agreed to statistics. */
const consents = `consent=${writeConsent(['statistics'], Date.now())}`;

const sideOf = ({ id, forced }: FlagUser): Flag => {
  const isNew = forced?.get('hero') === 'new' || Number(id?.split('-')[1] ?? 0) >= 50;
  return { enabled: true, variables: new Map([['side', isNew ? 'new' : 'old']]) };
};

/** A shop whose home page has an experiment, until `without` removes it. `slow`: delays the first request. */
const shop = (forceFlags = false, slow?: Promise<void>) => {
  const rendered: string[] = [];
  const told: unknown[] = [];
  let holds = true;
  const { app, get } = serve({
    forceFlags,
    flags: {
      ...noFlags,
      getFlag: (_, user) => async () => ({ _tag: 'Right', right: sideOf(user) }),
      track:
        (event, { id }) =>
        async () => {
          told.push([event.name, id]);
          return { _tag: 'Right', right: undefined };
        },
    },
    decide: makeDecisions({
      flags: {
        getFlag: (_, user) => async () => {
          await slow;
          return { _tag: 'Right', right: sideOf(user) };
        },
      },
      clock: { now: () => 0 },
      wait: async (ms) => {
        if (!slow || ms !== flagPatience) await new Promise(() => undefined);
      },
      report: () => undefined,
    }),
    renderer: {
      typeOf: () => 'page',
      queryOf: () => [],
      render: async ({ url, flags }: PageAddress): Promise<RenderedPage> => {
        const side = String(flags?.get('hero')?.variables.get('side'));
        rendered.push(`${url.pathname} ${side}`);
        const held = url.pathname === '/' && holds;
        return {
          status: 200,
          html: `<p>${held ? side : 'plain'}</p>`,
          contentPolicy: '',
          ...(held && { flags: ['hero'] }),
        };
      },
    },
  });
  const text = async (path: string, cookie = '', more: Record<string, string> = {}) =>
    (await get(path, { cookie, ...more })).text();
  return {
    app,
    get,
    text,
    rendered,
    told,
    without: () => {
      holds = false;
    },
  };
};

describe('a page that holds an experiment', () => {
  it('is rendered once for each variant, however many visitors come · TRK-5', async () => {
    const { text, rendered } = shop();
    const seen = await Promise.all(
      Array.from({ length: 100 }, (_, bucket) => text('/', `ab-bucket=${bucket}; ${consents}`)),
    );
    expect(seen.filter((html) => html === '<p>old</p>')).toHaveLength(50);
    expect(seen.filter((html) => html === '<p>new</p>')).toHaveLength(50);
    // Rendering it once shows which experiments it contains.
    expect(rendered).toEqual(['/ undefined', '/ old', '/ new']);
  });

  it('is sent undecided to a visitor with a bucket while the service is slow, and is not cached · CONT-3 · TRK-5', async () => {
    const late = Promise.withResolvers<void>();
    const { text, get, rendered } = shop(false, late.promise);
    expect(await text('/', `ab-bucket=77; ${consents}`)).toBe('<p>undefined</p>');
    expect(await text('/', `ab-bucket=77; ${consents}`)).toBe('<p>undefined</p>');
    expect(rendered).toEqual(['/ undefined', '/ undefined', '/ undefined']);
    expect((await get('/', { cookie: `ab-bucket=77; ${consents}` })).headers.get('cache-control')).toBe(
      'private, no-cache',
    );
    expect(await (await get('/api/flags?keys=hero', { cookie: `ab-bucket=77; ${consents}` })).json()).toEqual(
      {
        flags: {},
      },
    );
    late.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await text('/', `ab-bucket=77; ${consents}`)).toBe('<p>new</p>');
  });

  it('shows the default without a bucket, and to crawlers · TRK-5', async () => {
    const { text } = shop();
    expect(await text('/', `ab-bucket=99; ${consents}`)).toBe('<p>new</p>');
    expect(await text('/')).toBe('<p>old</p>');
    expect(await text('/', `ab-bucket=100; ${consents}`)).toBe('<p>old</p>');
    expect(await text('/', `ab-bucket=99; ${consents}`, { 'user-agent': 'Googlebot/2.1' })).toBe(
      '<p>old</p>',
    );
  });

  it('is cached by the visitor’s browser only, and revalidated each time · TRK-5', async () => {
    const { get } = shop();
    const page = await get('/', { cookie: `ab-bucket=99; ${consents}` });
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(page.headers.get('vary')).toContain('cookie');
    const etag = page.headers.get('etag') ?? '';
    expect((await get('/', { cookie: `ab-bucket=99; ${consents}`, 'if-none-match': etag })).status).toBe(304);
    expect((await get('/', { cookie: `ab-bucket=1; ${consents}`, 'if-none-match': etag })).status).toBe(200);
  });

  it('leaves all other pages in one shared copy · ROUTE-10 · TRK-5', async () => {
    const { get, rendered } = shop();
    for (const bucket of [1, 99]) await get('/p/1', { cookie: `ab-bucket=${bucket}; ${consents}` });
    const page = await get('/p/1');
    expect(page.headers.get('cache-control')).toContain('s-maxage');
    expect(page.headers.get('vary')).toBe('accept-encoding');
    expect(rendered).toEqual(['/p/1 undefined']);
  });

  it('shows the variant chosen by a parameter if that is allowed, and keeps it · TRK-5', async () => {
    const { get, text } = shop(true);
    const page = await get('/?flag.hero=new');
    expect(await page.text()).toBe('<p>new</p>');
    const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await text('/', cookie)).toBe('<p>new</p>');
    expect(await text('/')).toBe('<p>old</p>');
    // No cache may give one visitor's choice to others, on pages that do not depend on it either.
    for (const path of ['/?flag.hero=new', '/p/1?flag.hero=new'])
      expect((await get(path)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('ignores a chosen variant in a live shop · TRK-5', async () => {
    const { get, text } = shop();
    const page = await get('/?flag.hero=new');
    expect(await page.text()).toBe('<p>old</p>');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(await text('/', 'ab-forced=hero%3Dnew')).toBe('<p>old</p>');
  });
});

describe('the features endpoint', () => {
  it('returns the features of a visitor · TRK-5', async () => {
    const { get } = shop();
    const answer = await get('/api/flags?keys=hero', { cookie: `ab-bucket=99; ${consents}` });
    expect(await answer.json()).toEqual({ flags: { hero: { enabled: true, variables: { side: 'new' } } } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  const tell = (
    { app }: ReturnType<typeof shop>,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    app.request('http://localhost/api/flags', {
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
      body,
    });
  const seen = JSON.stringify({ event: { name: 'experiment_seen', properties: { feature: 'hero' } } });

  it('tracks events of visitors with a bucket, and so with consent, and of no others · TRK-5 · TRK-7', async () => {
    const here = shop();
    expect((await tell(here, seen)).status).toBe(204);
    expect((await tell(here, seen, { cookie: `ab-bucket=7; ${consents}` })).status).toBe(204);
    expect(here.told).toEqual([['experiment_seen', 'bucket-7']]);
  });

  it.each([
    ['no JSON', '{', {}, 400],
    ['something else', '{"event":{"name":1}}', {}, 400],
    ['a text as the name of an event', seen.replace('_seen', ' '.repeat(9)), {}, 400],
    ['a long name of an event', seen.replace('_seen', 's'.repeat(60)), {}, 400],
    ['too much', JSON.stringify({ attributes: { a: 'x'.repeat(5000) } }), {}, 400],
    ['another site’s', seen, { origin: 'https://evil.example' }, 403],
  ])('refuses %s · TRK-5', async (_, body, headers, status) => {
    const here = shop();
    expect((await tell(here, body, { cookie: `ab-bucket=7; ${consents}`, ...headers })).status).toBe(status);
    expect(here.told).toEqual([]);
  });
});
