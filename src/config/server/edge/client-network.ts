import { isIPv6 } from 'node:net';

const groupsOf = (part: string): readonly string[] => part.split(':').filter((group) => group !== '');

/**
 * Whom limits count: an IPv4 address, or the network of an IPv6 address. A provider hands each household a /64 at
 * least, so a single visitor has more addresses of their own than a limit could remember. What is no address
 * stays.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%');
  // Written the shortest way, so that two spellings of an address are one.
  const [before = '', after = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
};
