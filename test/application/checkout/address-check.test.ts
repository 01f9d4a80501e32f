import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import {
  type AddressCheckView,
  type AddressPair,
  makeAddressCheck,
} from '../../../src/application/checkout/address-check.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { SanitizeAnswer } from '../../../src/domain/checkout/sanitized-address.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import type { CountryCode } from '../../../src/domain/shared/country.ts';
import { plainAddress } from '../../arbitraries/address.ts';

const typed: Address = { ...plainAddress, city: 'Zürch', phone: '+41791234567' };
const pair: AddressPair = { billing: typed, shipping: typed };
const mended: SanitizeAnswer = { sanitized: true, address: { ...plainAddress, city: 'Zürich' } };

const start = (answer: TE.TaskEither<Failure, SanitizeAnswer> = TE.right(mended)) => {
  let asked = 0;
  const check = makeAddressCheck({
    sanitize: () => () => {
      asked += 1;
      return answer();
    },
  });
  const seen: AddressCheckView[] = [];
  const saved: AddressPair[] = [];
  check.state$.subscribe((view) => seen.push(view));
  return {
    check: {
      ...check,
      check: (addresses: AddressPair, countries: readonly CountryCode[]) =>
        check.check(addresses, countries, (one) => saved.push(one)),
    },
    saved,
    asked: () => asked,
    last: () => seen.at(-1),
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
};

describe('the address check', () => {
  it('asks once about an address for billing and shipping, and offers both versions · CHK-8', async () => {
    const { check, asked, last, settled } = start();
    check.check(pair, ['CH']);
    expect(last()?.checking._tag).toBe('Checking');
    await settled();
    expect(asked()).toBe(1);
    expect(last()?.checking).toMatchObject({
      _tag: 'Asking',
      role: 'billing',
      corrected: { city: 'Zürich' },
      original: { city: 'Zürch' },
    });
  });

  it('uses the corrected address for both, and keeps fields that the service ignores · CHK-8', async () => {
    const { check, saved, last, settled } = start();
    check.check(pair, ['CH']);
    await settled();
    check.choose('corrected');
    const right = { city: 'Zürich', phone: '+41791234567' };
    expect(saved).toMatchObject([{ billing: right, shipping: right }]);
    expect(last()?.checking).toEqual({ _tag: 'Idle' });
  });

  it('keeps the original if that is chosen, and does not ask about it again · CHK-8', async () => {
    const { check, saved, asked, settled } = start();
    check.check(pair, ['CH']);
    await settled();
    check.choose('original');
    expect(saved).toEqual([pair]);
    check.check(pair, ['CH']);
    await settled();
    expect(saved).toEqual([pair, pair]);
    expect(asked()).toBe(1);
  });

  it.each([
    ['does not know the address', { ...mended, sanitized: false }, ['CH']],
    ['names a country that the shop does not send to', mended, ['DE']],
    ['confirms the address', { sanitized: true, address: typed }, ['CH']],
  ] as const)('offers nothing if the service %s · CHK-8', async (_, answer, countries) => {
    const { check, saved, settled } = start(TE.right(answer));
    check.check(pair, countries);
    await settled();
    expect(saved).toEqual([pair]);
  });

  it.each<Failure>([
    { _tag: 'Unreachable' },
    { _tag: 'Unavailable', status: 503 },
    { _tag: 'Unreadable', at: 'sanitizeAddress: /address' },
    { _tag: 'NotFound' },
    { _tag: 'Refused', code: 'rate_limit', violations: [] },
  ])(
    'lets the buyer continue if it fails with $_tag, and keeps the failure · CHK-8 · CALL-3',
    async (failure) => {
      const { check, saved, last, settled } = start(TE.left(failure));
      check.check(pair, ['CH']);
      await settled();
      expect(saved).toEqual([pair]);
      expect(last()).toEqual({ checking: { _tag: 'Idle' }, failure });
    },
  );

  it('asks about billing and shipping one after the other if they differ · CHK-8', async () => {
    const { check, saved, asked, last, settled } = start();
    check.check({ billing: typed, shipping: { ...typed, street: 'Bahnhofstrasse' } }, ['CH']);
    await settled();
    expect(asked()).toBe(2);
    check.choose('original');
    expect(last()?.checking).toMatchObject({ _tag: 'Asking', role: 'shipping' });
    expect(saved).toEqual([]);
    check.choose('corrected');
    expect(saved).toMatchObject([{ billing: { city: 'Zürch' }, shipping: { city: 'Zürich' } }]);
  });

  it('does not ask about packing stations and partner opticians · CHK-8 · CHK-9', async () => {
    const { check, asked, settled } = start();
    const station: Address = { ...typed, street: 'Packstation', countryCode: 'DE' };
    check.check({ billing: { ...typed, studioId: 'ch-limmat' }, shipping: station }, ['CH', 'DE']);
    await settled();
    expect(asked()).toBe(0);
  });

  it('drops a response that comes after the customer left · CHK-8', async () => {
    const { check, saved, last, settled } = start();
    check.check(pair, ['CH']);
    check.leave();
    await settled();
    expect(last()?.checking).toEqual({ _tag: 'Idle' });
    check.choose('corrected');
    expect(last()?.checking).toEqual({ _tag: 'Idle' });
    expect(saved).toEqual([]);
  });

  it('is idle at first, and a choice without a question changes nothing · CHK-8', () => {
    const { check, last } = start();
    check.choose('corrected');
    expect(last()).toStrictEqual({ checking: { _tag: 'Idle' } });
  });

  it('accepts no choice before the response, and keeps no failure after a success · CHK-8', async () => {
    const { check, saved, last, settled } = start(TE.right({ ...mended, sanitized: false }));
    check.check(pair, ['CH']);
    for (const which of ['corrected', 'original'] as const) check.choose(which);
    expect(last()?.checking).toEqual({ _tag: 'Checking' });
    await settled();
    expect(saved).toEqual([pair]);
    expect(last()).toStrictEqual({ checking: { _tag: 'Idle' } });
  });

  it('drops a question about other addresses, and accepts no choice for it · CHK-8', async () => {
    const { check, last, settled } = start();
    check.check(pair, ['CH']);
    await settled();
    check.check({ billing: plainAddress, shipping: plainAddress }, ['CH']);
    check.choose('original');
    expect(last()?.checking).toEqual({ _tag: 'Checking' });
  });

  it('drops the response about addresses that were changed since · CHK-8', async () => {
    const answers: ((answer: E.Either<Failure, SanitizeAnswer>) => void)[] = [];
    const { check, last, settled } = start(() => new Promise((resolve) => answers.push(resolve)));
    check.check(pair, ['CH']);
    check.leave();
    check.check({ billing: plainAddress, shipping: plainAddress }, ['CH']);
    answers[0]?.(E.right(mended));
    await settled();
    expect(last()?.checking).toEqual({ _tag: 'Checking' });
  });
});
