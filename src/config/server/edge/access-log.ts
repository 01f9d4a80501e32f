import { shopApi } from '../../../adapters/contract/shop-api.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { logLine } from './log-line.ts';

/** What is on show for everybody, whichever it is. */
const goods = /^\/(products|categories)\//;

interface Shape {
  readonly method: string;
  readonly pattern: RegExp;
  readonly path: string;
}
/** Paths of the Shop API with something in them that is somebody's: they are logged as the contract writes them. */
const shapes: readonly Shape[] = Object.values(shopApi)
  .filter(({ path }) => path.includes(':') && !goods.test(path))
  .map(({ method, path }) => ({
    method,
    path: `/api${path}`,
    pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
  }));

/** What follows these words in a path is a secret or a person's. */
const secret =
  /\/(carts|orders|order|thank-you|pay|payments|mailbox|abandoned-cart|reorder|subscription|guest-subscriptions|edit-address|documents|invoices)\/.+/;

const withoutSecrets = (method: string, path: string): string =>
  shapes.find((shape) => shape.method === method && shape.pattern.test(path))?.path ??
  path.replace(secret, '/$1/…');

export interface Answered {
  readonly method: string;
  readonly address: string;
  readonly status: number;
  readonly ms: number;
  readonly brand: BrandId;
}

/** Where the lines go, where an operator wants them. */
export const accessLogOf = (isWanted: boolean): { readonly log?: (line: string) => void } =>
  isWanted ? { log: (line) => console.log(line) } : {};

/** One line per answer: no query, no token, nobody's address. The path stays encoded, or it could write lines. */
export const accessLine = ({ method, address, status, ms, brand }: Answered): string =>
  logLine('info', {
    kind: 'answer',
    method,
    path: withoutSecrets(method, new URL(address).pathname),
    status,
    ms: Math.round(ms),
    brand,
  });
