import type { Failure } from '../../../application/shared/failure.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';

/** The status of a page that says what speaks against a form. */
export const statusOf = (failure: Failure): RenderedPage['status'] => {
  if (failure._tag === 'NotFound') return 404;
  if (failure._tag === 'Refused') return 422;
  return failure._tag === 'Unavailable' && failure.status === 429 ? 429 : 503;
};
