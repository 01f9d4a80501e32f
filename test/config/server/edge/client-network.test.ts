import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../../../../src/config/server/edge/client-network.ts';

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));

describe('the network that rate limits count', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['direct', 'direct'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:7:ffff::2', '2001:db8:0:7::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['::3:4:5:6:7:8', '0:0:3:4::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['::FFFF:C000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:0:0', '0.0.0.0'],
    ['::fffe:c000:201', '0:0:0:0::/64'],
    ['1::4:5:6:7:8', '1:0:0:4::/64'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is the same for all addresses of one network, however written, and another for other networks', () =>
    fc.assert(
      fc.property(half, half, half, half, (network, other, one, two) => {
        expect(networkOf(`${network}:${one}`)).toBe(networkOf(`${network}:${two}`.toUpperCase()));
        expect(networkOf(`${network}:${one}`) === networkOf(`${other}:${one}`)).toBe(network === other);
      }),
    ));
});
