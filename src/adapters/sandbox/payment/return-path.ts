import * as E from 'fp-ts/Either';
import { redirectPath } from '../../../domain/shared/redirect.ts';

/** Units: characters. */
const maxLength = 500;

/**
 * Whether a path belongs to our own shop and contains nothing that a browser could read as another host. Source:
 * ROUTE-16.
 */
export const isReturnPath = (path: string): boolean =>
  path.length <= maxLength && /^[\x21-\x7e]*$/.test(path) && E.isRight(redirectPath(path));

/** Adds a parameter to a path of the shop. Uses the home page if the path is not one of the shop. */
export const withParameter = (path: string, parameter: 'payment' | 'express', name: string): string => {
  const own = E.getOrElse(() => '/')(redirectPath(path));
  const url = new URL(own, 'https://shop.example');
  url.searchParams.set(parameter, name);
  return `${url.pathname}${url.search}${url.hash}`;
};

/** Returns the path to which the shopper goes back, with the payment's id added. */
export const withPayment = (path: string, payment: string): string => withParameter(path, 'payment', payment);
