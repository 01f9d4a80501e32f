import { shopApi } from '../../../adapters/contract/shop-api.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { logLine } from './log-line.ts';

/** Public product data, logged with its ids. */
const goods = /^\/(products|categories)\//;

interface Shape {
  readonly method: string;
  readonly pattern: RegExp;
  readonly path: string;
}
/** Paths of the Shop API with personal ids or secrets: they are logged as the contract's path pattern. */
const shapes: readonly Shape[] = Object.values(shopApi)
  .filter(({ path }) => path.includes(':') && !goods.test(path))
  .map(({ method, path }) => ({
    method,
    path: `/api${path}`,
    pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`, 'i'),
  }));

/** The rest of a path after these words is secret or personal, however they and the slashes are written. */
const secret =
  /(\/|%2f)(carts|orders|order|thank-you|pay|payments|mailbox|abandoned-cart|reorder|subscription|guest-subscriptions|edit-address|documents|invoices)(?:\/|%2f).+/i;

/** Decodes letters, digits and hyphens, which a path may contain encoded as well. */
const plainly = (path: string): string =>
  path.replace(/%(2d|3\d|[46][1-9a-f]|[57][\da])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const withoutSecrets = (method: string, sent: string): string => {
  const path = plainly(sent);
  return (
    shapes.find((shape) => shape.method === method && shape.pattern.test(path))?.path ??
    path.replace(secret, '$1$2/…')
  );
};

export interface Answered {
  readonly method: string;
  readonly address: string;
  readonly status: number;
  readonly ms: number;
  readonly brand: BrandId;
}

/** Where access log lines are written, if an operator wants them. */
export const accessLogOf = (isWanted: boolean): { readonly log?: (line: string) => void } =>
  isWanted ? { log: (line) => console.log(line) } : {};

/**
 * One log line per response: no query, no token, no address of a visitor. The path stays encoded, because it could
 * otherwise add lines.
 */
export const accessLine = ({ method, address, status, ms, brand }: Answered): string =>
  logLine('info', {
    kind: 'answer',
    method,
    path: withoutSecrets(method, new URL(address).pathname),
    status,
    ms: Math.round(ms),
    brand,
  });
