import { describe, expect, it, vi } from 'vitest';
import { type LayerWindow, makeDataLayer } from '../../../src/adapters/analytics/data-layer.ts';
import { makeRecorder } from '../../../src/adapters/analytics/recorder.ts';
import { several } from '../../../src/adapters/analytics/several.ts';
import { leaveTagManager, loadTagManager } from '../../../src/adapters/analytics/tag-manager.ts';
import { answered, grantOf } from '../../../src/domain/tracking/consent.ts';

const all = answered(['statistics', 'marketing']);
const [granted, marketing] = [grantOf('statistics', all), grantOf('marketing', all)];
if (!granted) throw new Error('granted');
const viewed = { _tag: 'CartViewed', goods: { items: [], currency: 'EUR' } } as const;
const isArguments = (one: unknown) => Object.prototype.toString.call(one) === '[object Arguments]';
const said = (layer: readonly unknown[] = []) =>
  layer.filter(isArguments).map((one) => Array.from(one as ArrayLike<unknown>));

describe('the data layer', () => {
  it('does not exist before consent, and starts with all consent defaults denied · TRK-7', () => {
    const page: LayerWindow = {};
    const loadTags = vi.fn(() => expect(said(page.dataLayer)).toHaveLength(4));
    const layer = makeDataLayer(page, loadTags);
    expect(page.dataLayer).toBeUndefined();
    layer.begin(granted, undefined);
    const [first, redaction, passthrough, update] = said(page.dataLayer);
    expect(first).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
        wait_for_update: 500,
      },
    ]);
    expect([redaction, passthrough]).toEqual([
      ['set', 'ads_data_redaction', true],
      ['set', 'url_passthrough', false],
    ]);
    expect(update).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'denied' },
    ]);
    layer.begin(granted, marketing);
    expect(said(page.dataLayer)).toHaveLength(5);
    expect(said(page.dataLayer)[4]).toMatchObject(['consent', 'update', { ad_user_data: 'granted' }]);
    expect(loadTags).toHaveBeenCalledTimes(1);
    layer.end();
    expect(said(page.dataLayer)[5]).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'denied', ad_storage: 'denied' },
    ]);
  });

  it('names the user of a link only with consent to statistics and marketing, and removes it again · TRK-3 · TRK-7', () => {
    const page: LayerWindow = {};
    const users = () => (page.dataLayer ?? []).filter((one) => !isArguments(one));
    const loadTags = vi.fn(() => expect(users()).toEqual([{ user_id: '42' }]));
    const layer = makeDataLayer(page, loadTags);
    layer.begin(granted, marketing, '42');
    expect(loadTags).toHaveBeenCalledOnce();
    layer.begin(granted, marketing, '42');
    expect(users()).toHaveLength(1);
    layer.begin(granted, undefined);
    layer.begin(granted, marketing, '42');
    layer.end();
    layer.end();
    expect(users()).toEqual([{ user_id: '42' }, { user_id: null }, { user_id: '42' }, { user_id: null }]);
    const other: LayerWindow = {};
    makeDataLayer(other, () => undefined).begin(granted, undefined, '42');
    expect(JSON.stringify(said(other.dataLayer))).not.toContain('42');
    expect(other.dataLayer).toHaveLength(4);
  });

  it('is not created for a visitor who never gave consent, not even at the end · TRK-7', () => {
    const page: LayerWindow = {};
    makeDataLayer(page, () => undefined).end();
    expect(page.dataLayer).toBeUndefined();
  });

  it('clears the items of the previous event before each ecommerce event, and only then · TRK-1', () => {
    const page: LayerWindow = {};
    const layer = makeDataLayer(page, () => undefined);
    layer.track(granted, viewed);
    layer.track(granted, { _tag: 'SignedOut' });
    expect(page.dataLayer).toEqual([
      { ecommerce: null },
      { event: 'view_cart', ecommerce: { currency: 'EUR', value: 0, items: [] } },
      { event: 'logout' },
    ]);
  });

  it('is read by the configured tag manager container · TRK-7', () => {
    const page: LayerWindow = { dataLayer: [] };
    const script = { async: false, src: '' };
    const added: unknown[] = [];
    const head = { append: (one: unknown) => void added.push(one) };
    loadTagManager({ createElement: () => script, head } as never, page, 'GTM-ABC123', 5);
    expect(added).toEqual([{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123' }]);
    expect(page.dataLayer).toEqual([{ 'gtm.start': 5, event: 'gtm.js' }]);
  });
});

describe('analytics adapters', () => {
  it('post each event to the sandbox by its event name · TRK-1', async () => {
    const posted: string[] = [];
    const recorder = makeRecorder(async (path, body) => void posted.push(path, body));
    recorder.begin(granted, undefined);
    recorder.track(granted, { _tag: 'SignedOut' });
    recorder.end();
    expect(posted).toEqual(['/sandbox/events', '{"event":"logout"}']);
  });

  it('break neither the shop nor each other if one of them throws · TRK-1', async () => {
    const fails = () => {
      throw new Error('blocked');
    };
    const [broken, whole] = [
      { begin: fails, track: fails, end: fails },
      { begin: vi.fn(), track: vi.fn(), end: vi.fn() },
    ];
    const reported: unknown[] = [];
    const port = several([broken, whole], (error) => void reported.push(error));
    port.begin(granted, marketing, '42');
    port.track(granted, viewed);
    port.end();
    expect(whole.begin).toHaveBeenCalledWith(granted, marketing, '42');
    expect(whole.track).toHaveBeenCalledWith(granted, viewed);
    expect(whole.end).toHaveBeenCalledTimes(1);
    expect(reported).toHaveLength(3);
    makeRecorder(() => Promise.reject(new Error('away'))).track(granted, viewed);
    await Promise.resolve();
  });
});

it('the page is reloaded when consent is withdrawn, after the data layer has recorded the denial · TRK-7', () => {
  const page: LayerWindow = {};
  const reload = vi.fn(() =>
    expect(said(page.dataLayer).at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' }),
  );
  const report = vi.fn();
  const analytics = several([makeDataLayer(page, () => undefined), leaveTagManager(reload)], report);
  analytics.begin(granted, marketing);
  analytics.track(granted, viewed);
  expect(reload).not.toHaveBeenCalled();
  analytics.end();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
});
