import type { Failure } from '../../../application/shared/failure.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';

/** Returns the status of a page that shows a form's error. */
export const statusOf = (failure: Failure): RenderedPage['status'] => {
  if (failure._tag === 'NotFound') return 404;
  if (failure._tag === 'Refused') return 422;
  return failure._tag === 'Unavailable' && failure.status === 429 ? 429 : 503;
};
