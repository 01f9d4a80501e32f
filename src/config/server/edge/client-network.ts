import { isIPv6 } from 'node:net';

const groupsOf = (part: string): readonly string[] => part.split(':').filter((group) => group !== '');

/** The shortest notation of an IPv6 address, without its zone. Two notations of one address become equal. */
const shortest = (address: string): string =>
  new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);

/** Returns the IPv4 address inside an IPv4-mapped IPv6 address, whatever its notation. Other text stays unchanged. */
export const withoutMapping = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(shortest(address)) ?? [];
  if (high === undefined || low === undefined) return address;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
};

/**
 * The client that rate limits count: an IPv4 address, or the /64 network of an IPv6 address. Providers assign at least
 * a /64 per household, so one visitor has more addresses than a limit could store. Text that is no address stays
 * unchanged.
 */
export const networkOf = (given: string): string => {
  const address = withoutMapping(given);
  if (!isIPv6(address)) return address;
  const [before = '', after = ''] = shortest(address).split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
};
