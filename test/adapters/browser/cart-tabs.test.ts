import { afterEach, describe, expect, it } from 'vitest';
import { makeCartTabs } from '../../../src/adapters/browser/cart-tabs.ts';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';
import { waitUntil } from '../../wait-until.ts';

/** Opened pages. At the end of a test they are hidden, so that nothing stays open. */
const pages: EventTarget[] = [];
const aTab = (brand: BrandId) => {
  const page = new EventTarget();
  pages.push(page);
  const heard: string[] = [];
  const tabs = makeCartTabs(brand, page);
  tabs.told$.subscribe((sign) => heard.push(sign));
  return { page, heard, tell: tabs.tell };
};
const hide = (page: EventTarget) => page.dispatchEvent(new Event('pagehide'));
const show = (page: EventTarget) => page.dispatchEvent(new Event('pageshow'));

afterEach(() => {
  for (const page of pages.splice(0)) hide(page);
});

describe('the tabs of a shop', () => {
  it('receive messages of each other, not their own · CART-17', async () => {
    const [one, other] = [aTab('okulino'), aTab('okulino')];
    one.tell('two boxes');
    await waitUntil(() => expect(other.heard).toEqual(['two boxes']));
    expect(one.heard).toEqual([]);
  });

  it('do not receive messages of another shop · CART-17', async () => {
    const [okulino, viszola, listener] = [aTab('okulino'), aTab('viszola'), aTab('viszola')];
    okulino.tell('not for you');
    viszola.tell('for you');
    await waitUntil(() => expect(listener.heard).toEqual(['for you']));
  });

  it('ignore messages that are not text', async () => {
    const tab = aTab('okulino');
    const stranger = new BroadcastChannel('dioptra.cart.okulino');
    stranger.postMessage({ token: 'x' });
    stranger.postMessage('a text');
    await waitUntil(() => expect(tab.heard).toEqual(['a text']));
    stranger.close();
  });

  it('receive nothing while hidden, and receive again once shown · CART-17', async () => {
    const [one, other, witness] = [aTab('okulino'), aTab('okulino'), aTab('okulino')];
    hide(other.page);
    one.tell('unheard');
    await waitUntil(() => expect(witness.heard).toEqual(['unheard']));
    show(other.page);
    one.tell('heard');
    await waitUntil(() => expect(other.heard).toEqual(['heard']));
  });

  it('send nothing while hidden', async () => {
    const [one, other] = [aTab('okulino'), aTab('okulino')];
    hide(one.page);
    expect(() => one.tell('unsaid')).not.toThrow();
    show(one.page);
    one.tell('said');
    await waitUntil(() => expect(other.heard).toEqual(['said']));
  });

  it('receive a message once, however often the page was shown', async () => {
    const [one, other] = [aTab('okulino'), aTab('okulino')];
    show(other.page);
    show(other.page);
    one.tell('once');
    await waitUntil(() => expect(other.heard).toEqual(['once']));
  });
});
