import { isSentByOwnPage } from '../../shared/own-page.ts';
import { problemAnswer } from './problem-answer.ts';

/** Refuses a write that another site's page sends. `known`: addresses of the shops. Undefined: go on. */
export const guardOrigin = (request: Request, known: readonly string[]): Response | undefined =>
  isSentByOwnPage(request, known) ? undefined : problemAnswer(403, { code: 'request.foreign_origin' });

/** A form of another site cannot send this content type without being asked first. */
export const isJson = (request: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
