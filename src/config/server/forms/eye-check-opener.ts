import type { Context } from 'hono';
import type { EyeCheckKey } from '../../../application/customer/ports/eye-checks.ts';
import type { EyeCheckOpener } from '../../../domain/shared/eye-check-path.ts';

/** What opens a check, out of an address: the secret of a link, else the id of one's own. */
export const openerOf = (c: Context): EyeCheckOpener => {
  const token = c.req.query('token');
  return token === undefined ? { id: c.req.query('id') ?? '' } : { token };
};

/** As the shop is asked; what is empty names nothing. */
export const keyOf = ({ token, id }: EyeCheckOpener): EyeCheckKey => token || id || '-';
