import * as E from 'fp-ts/Either';
import { redirectPath } from '../../../domain/shared/redirect.ts';

/** Units: characters. */
const maxLength = 500;

/** A path of our own shop, with nothing that a browser could read as another host. Source: ROUTE-16, D43. */
export const isReturnPath = (path: string): boolean =>
  path.length <= maxLength && /^[\x21-\x7e]*$/.test(path) && E.isRight(redirectPath(path));

/** A path of the shop with a name added to it: home, if it were no page of the shop. */
export const withParameter = (path: string, parameter: 'payment' | 'express', name: string): string => {
  const own = E.getOrElse(() => '/')(redirectPath(path));
  const url = new URL(own, 'https://shop.example');
  url.searchParams.set(parameter, name);
  return `${url.pathname}${url.search}${url.hash}`;
};

/** Where the shopper goes back to, with the payment's name added. */
export const withPayment = (path: string, payment: string): string => withParameter(path, 'payment', payment);
