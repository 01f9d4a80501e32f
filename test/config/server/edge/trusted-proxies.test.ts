import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientBehind, trustIn } from '../../../../src/config/server/edge/trusted-proxies.ts';

const isTrusted = trustIn(['127.0.0.1', '10.0.0.0/8', '2001:db8:1::/48']);

describe('the trusted proxies', () => {
  it.each(['127.0.0.1', '::ffff:127.0.0.1', '10.255.0.1', '2001:db8:1::7'])('include %s', (address) => {
    expect(isTrusted(address)).toBe(true);
  });
  it.each(['127.0.0.2', '11.0.0.1', '2001:db8:2::7', 'direct', ''])('exclude %s', (address) => {
    expect(isTrusted(address)).toBe(false);
  });
});

describe('the client address', () => {
  it.each([
    [
      '203.0.113.9',
      'x-forwarded-for',
      '198.51.100.7',
      '203.0.113.9',
      'no proxy of ours: what they say is their own',
    ],
    ['127.0.0.1', 'x-forwarded-for', '198.51.100.7', '198.51.100.7', 'one proxy'],
    ['127.0.0.1', 'x-forwarded-for', '198.51.100.7, 10.1.1.1', '198.51.100.7', 'two proxies of ours'],
    [
      '127.0.0.1',
      'x-forwarded-for',
      '1.2.3.4, 198.51.100.7',
      '198.51.100.7',
      'a visitor who writes the header',
    ],
    [
      '127.0.0.1',
      'x-forwarded-for',
      '10.1.1.1, 198.51.100.7',
      '198.51.100.7',
      'a visitor who says that they are a proxy',
    ],
    ['127.0.0.1', 'x-forwarded-for', '198.51.100.7:4711', '198.51.100.7', 'a proxy that writes ports'],
    ['127.0.0.1', 'x-forwarded-for', 'unknown', '127.0.0.1', 'a proxy that does not say'],
    ['127.0.0.1', 'x-forwarded-for', undefined, '127.0.0.1', 'no header'],
    ['::ffff:127.0.0.1', 'x-forwarded-for', '::ffff:198.51.100.7', '198.51.100.7', 'IPv4 over IPv6'],
    ['127.0.0.1', 'x-forwarded-for', '::ffff:c633:6407', '198.51.100.7', 'IPv4 over IPv6 in digits'],
    ['127.0.0.1', 'x-forwarded-for', '[0:0:0:0:0:ffff:c633:6407]:80', '198.51.100.7', 'every group of it'],
    ['127.0.0.1', 'forwarded', 'for="[2001:db8::7]:4711";proto=https', '2001:db8::7', 'the standard header'],
    ['127.0.0.1', 'forwarded', 'for=1.2.3.4, proto=https;For=198.51.100.7', '198.51.100.7', 'two hops of it'],
    ['127.0.0.1', 'forwarded', 'for=_hidden', '127.0.0.1', 'a hidden one'],
    ['127.0.0.1', 'forwarded', 'proto=https; for=198.51.100.7', '198.51.100.7', 'a space before the name'],
    ['127.0.0.1', 'x-forwarded-for', '[2001:db8::7]', '2001:db8::7', 'brackets without a port'],
    ['127.0.0.1', 'x-forwarded-for', 'x[2001:db8::7]', '127.0.0.1', 'something before brackets'],
    ['127.0.0.1', 'x-forwarded-for', '[2001:db8::7]:80x', '127.0.0.1', 'something behind a port'],
    ['127.0.0.1', 'x-forwarded-for', 'x198.51.100.7:80', '127.0.0.1', 'something before an address'],
    [
      '127.0.0.1',
      'x-forwarded-for',
      '198.51.100.7:80x',
      '127.0.0.1',
      'something behind the port of an address',
    ],
    ['127.0.0.1', 'x-forwarded-for', '"198.51.100.7', '127.0.0.1', 'half a pair of quotes'],
    ['127.0.0.1', 'x-forwarded-for', '198.51.100.7"', '127.0.0.1', 'the other half'],
  ])('behind %s with %s: %s is %s (%s)', (connection, header, value, client, _why) => {
    expect(clientBehind(isTrusted, connection, header, value)).toBe(client);
  });

  it('is never one that a visitor wrote before the one added by our proxy', () => {
    const address = fc.ipV4().filter((one) => !isTrusted(one));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.string())), address, (forged, visitor) => {
        const header = [...forged, visitor].join(', ');
        expect(clientBehind(isTrusted, '127.0.0.1', 'x-forwarded-for', header)).toBe(visitor);
      }),
    );
  });
});
