import { BlockList, isIP, isIPv6 } from 'node:net';

/** IPv4 that came in over IPv6 is IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether a connection comes from a proxy of ours. `networks`: addresses and networks, `10.0.0.0/8`. */
export type IsTrusted = (address: string) => boolean;

export const trustIn = (networks: readonly string[]): IsTrusted => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const own = plain(address);
    return isIP(own) > 0 && list.check(own, isIPv6(own) ? 'ipv6' : 'ipv4');
  };
};

/** `"[2001:db8::1]:4711"`, `192.0.2.1:80`, `192.0.2.1`; undefined where it is no address. */
const addressIn = (text: string): string | undefined => {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const address = /^\[(.+)\](:\d+)?$/.exec(bare)?.[1] ?? bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return isIP(address) > 0 ? plain(address) : undefined;
};

/** What one hop of `Forwarded` says of itself: `for=192.0.2.1;proto=https`. */
const partOf = (hop: string, name: string): string =>
  hop
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key = '']) => key.toLowerCase() === name)?.[1] ?? '';

const hopsOf = (header: string, value: string): readonly (string | undefined)[] =>
  value.split(',').map((hop) => addressIn(header === 'forwarded' ? partOf(hop, 'for') : hop));

/**
 * Who asks: the address of the connection, unless a trusted proxy sent it. Each proxy writes down whom it answers
 * at the end of the header; read from there, the first who is no proxy of ours is the visitor. The visitor may
 * have invented what stands before.
 */
export const clientBehind = (
  isTrusted: IsTrusted,
  connection: string,
  header: string,
  value: string | undefined,
): string => {
  let client = plain(connection);
  for (const hop of value ? hopsOf(header, value).toReversed() : []) {
    if (!isTrusted(client) || hop === undefined) return client;
    client = hop;
  }
  return client;
};
