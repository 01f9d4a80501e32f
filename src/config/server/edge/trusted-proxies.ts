import { BlockList, isIP, isIPv6 } from 'node:net';
import { withoutMapping } from './client-network.ts';

/** Whether a connection comes from a trusted proxy. `networks`: addresses and networks, `10.0.0.0/8`. */
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
    const own = withoutMapping(address);
    return isIP(own) > 0 && list.check(own, isIPv6(own) ? 'ipv6' : 'ipv4');
  };
};

/** Parses `"[2001:db8::1]:4711"`, `192.0.2.1:80`, `192.0.2.1`; undefined if it is no address. */
const addressIn = (text: string): string | undefined => {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const address = /^\[(.+)\](:\d+)?$/.exec(bare)?.[1] ?? bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return isIP(address) > 0 ? withoutMapping(address) : undefined;
};

/** Reads one parameter of a hop in `Forwarded`: `for=192.0.2.1;proto=https`. */
const partOf = (hop: string, name: string): string =>
  hop
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key = '']) => key.toLowerCase() === name)?.[1] ?? '';

const hopsOf = (header: string, value: string): readonly (string | undefined)[] =>
  value.split(',').map((hop) => addressIn(header === 'forwarded' ? partOf(hop, 'for') : hop));

/**
 * Returns the client's address: that of the connection, unless a trusted proxy sent it. Each proxy appends the address
 * of its client to the header. Read from the end, the first one that is no trusted proxy is the visitor; earlier ones
 * may be forged.
 */
export const clientBehind = (
  isTrusted: IsTrusted,
  connection: string,
  header: string,
  value: string | undefined,
): string => {
  let client = withoutMapping(connection);
  for (const hop of value ? hopsOf(header, value).toReversed() : []) {
    if (!isTrusted(client) || hop === undefined) return client;
    client = hop;
  }
  return client;
};
