import { expect, it, vi } from 'vitest';
import { tellArrived } from '../../../src/config/browser/told.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { readTold, toldFragment } from '../../../src/domain/shared/told-on-leaving.ts';
import { namespaces } from '../../../src/ui/shared/namespaces.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';

const keys = [
  'checkout:guard.noCart',
  'checkout:guard.ordered',
  'checkout:guard.empty',
  'account:signedOutElsewhere',
  'account:otherCustomer',
  'account:link.incomplete',
  'account:link.failed',
  'history:reorder.unavailable',
];

const arrive = (hash: string) => {
  const notify = vi.fn();
  const replaceState = vi.fn();
  tellArrived(
    { notify },
    { location: { pathname: '/en', search: '?a=1', hash }, history: { state: 7, replaceState } },
  );
  return { told: notify.mock.calls, addresses: replaceState.mock.calls };
};

it('a document says why a redirect led to it, once: the address no longer names it · CHK-23 · AUTH-22', () => {
  const { told, addresses } = arrive('#told=checkout:guard.noCart');
  expect(told).toEqual([[{ key: 'led_away', tone: 'info', text: { key: 'checkout:guard.noCart' } }]]);
  expect(addresses).toEqual([[7, '', '/en?a=1']]);
});

it.each(['', '#main', '#told=', '#told=account:register.welcome', '#told=constructor', '#told=<b>'])(
  'an address with another fragment says nothing and stays: “%s”',
  (hash) => expect(arrive(hash)).toEqual({ told: [], addresses: [] }),
);

it('the newest reason counts, and every reason has words in every language · CHK-23', async () => {
  expect(toldFragment([...keys, 'cart:added'])).toBe('#told=history:reorder.unavailable');
  expect(keys.map((key) => readTold(toldFragment([key]))?.key)).toEqual(keys);
  for (const locale of locales) {
    const t = makeTranslator(locale, await loadWords('okulino', locale, namespaces)).getFixedT(
      null,
      'common',
    );
    const bare = keys.filter((key) => key.endsWith(t(key as never)));
    expect(bare).toEqual([]);
  }
});
