import { type Context, Hono, type Next } from 'hono';
import { answerIfDisconnected } from '../edge/answer-if-disconnected.ts';
import type { Visit } from '../visit.ts';
import { isDrawnByShop } from './sandbox-pages.ts';

export interface BackendRouteSettings {
  readonly visitOf: (c: Context) => Visit;
  /** Answers the Shop API and all other paths of the sandbox. */
  readonly backend: (request: Request) => Promise<Response>;
  /** First parts of the paths that the backend answers. */
  readonly backendPaths: readonly string[];
  readonly report: (error: unknown) => void;
}

/** Passes the backend's paths on to it, with the client that its rate limits count. */
export const makeBackendRoutes = ({ visitOf, backend, backendPaths, report }: BackendRouteSettings): Hono => {
  const app = new Hono();
  const pass = async (c: Context, next: Next): Promise<Response | undefined> => {
    if (isDrawnByShop(c.req.path)) {
      await next();
      return;
    }
    const request = new Request(c.req.raw);
    request.headers.set('x-client', visitOf(c).client);
    try {
      return await backend(request);
    } catch (error) {
      const gone = answerIfDisconnected(c);
      if (gone) return gone;
      report(error);
      return c.json({ code: 'backend.unreachable' }, 502, { 'cache-control': 'no-store' });
    }
  };
  for (const path of backendPaths) {
    app.all(path, pass);
    app.all(`${path}/*`, pass);
  }
  return app;
};
