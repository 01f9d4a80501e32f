import type { Context } from 'hono';
import type { EyeCheckKey } from '../../../application/customer/ports/eye-checks.ts';
import type { EyeCheckOpener } from '../../../domain/shared/eye-check-path.ts';

/** Reads the key of an eye check from an address: the token of a link, otherwise the id of the customer's own check. */
export const openerOf = (c: Context): EyeCheckOpener => {
  const token = c.req.query('token');
  return token === undefined ? { id: c.req.query('id') ?? '' } : { token };
};

/** The key as the API expects it. An empty key becomes one that matches nothing. */
export const keyOf = ({ token, id }: EyeCheckOpener): EyeCheckKey => token || id || '-';
