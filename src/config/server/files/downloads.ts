import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import { departTo } from '../../../domain/shared/after-sign-in.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { pathTo, prefixOf } from '../../../domain/shared/paths.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import type { Visit } from '../visit.ts';

/** How the page server reaches the backend. */
export interface BackendUse {
  readonly visitOf: (c: Context) => Visit;
  /** Answers the Shop API and all other paths of the sandbox. */
  readonly backend: (request: Request) => Promise<Response>;
  /** First parts of the paths that the backend answers. */
  readonly backendPaths: readonly string[];
  readonly report: (error: unknown) => void;
}

/** The status if there is no file: it does not exist for this visitor, or that is unknown at present. */
const statusOf = (answer: Response | undefined): 404 | 429 | 503 => {
  if (!answer || answer.status >= 500) return 503;
  return answer.status === 429 ? 429 : 404;
};

/**
 * `/download?file=`: serves a document of this shop as a download. A missing document gets a page that says so; any
 * other path redirects to the home page. Source: ROUTE-2, ROUTE-16.
 */
export const makeDownloads = ({ visitOf, backend, backendPaths, report }: BackendUse): Hono => {
  const app = new Hono();
  const isOurs = (path: string): boolean => backendPaths.some((first) => path.startsWith(`${first}/`));
  for (const locale of locales)
    app.get(`${prefixOf(locale)}/download`, async (c, next) => {
      const path = redirectPath(c.req.query('file') ?? '');
      if (E.isLeft(path) || !isOurs(path.right) || departTo(path.right, locale)._tag !== 'Download')
        return c.redirect(pathTo.home(locale), 302);
      const request = new Request(new URL(path.right, visitOf(c).origin));
      request.headers.set('x-client', visitOf(c).client);
      // An invoice is accessible only to its customer.
      request.headers.set('cookie', c.req.header('cookie') ?? '');
      const answer = await backend(request).catch((error: unknown): undefined => {
        report(error);
      });
      if (!answer?.ok) {
        await next();
        // The page is the same for each reason; the status is for programs.
        if (c.res.status === 404)
          c.res = new Response(c.res.body, { status: statusOf(answer), headers: c.res.headers });
        return undefined;
      }
      const file = new Response(answer.body, answer);
      if (!file.headers.has('content-disposition')) file.headers.set('content-disposition', 'attachment');
      return file;
    });
  return app;
};
