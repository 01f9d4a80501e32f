import { isSentByOwnPage } from '../../shared/own-page.ts';
import { problemAnswer } from './problem-answer.ts';

/** Refuses a write sent by a page of another site. `known`: the addresses of the shops. Undefined if it is allowed. */
export const guardOrigin = (request: Request, known: readonly string[]): Response | undefined =>
  isSentByOwnPage(request, known) ? undefined : problemAnswer(403, { code: 'request.foreign_origin' });

/** Whether the body is JSON. A form on another site cannot send this content type without a CORS preflight. */
export const isJson = (request: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
