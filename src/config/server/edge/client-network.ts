import { isIPv6 } from 'node:net';

const groupsOf = (part: string): readonly string[] => part.split(':').filter((group) => group !== '');

/**
 * The client that rate limits count: an IPv4 address, or the /64 network of an IPv6 address. Providers assign at least
 * a /64 per household, so one visitor has more addresses than a limit could store. Text that is no address stays
 * unchanged.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%');
  // Normalised to the shortest notation, so that two notations of an address are equal.
  const [before = '', after = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
};
