import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves built files by their hashed names. This build's files come first. Then come those of other builds, which open
 * or cached pages still name, and those of a server that is a build ahead. Source: FLEET-4.
 */
export const makeStaticFiles = (roots: readonly string[]): Hono => {
  const app = new Hono();
  for (const root of roots.filter((folder) => existsSync(folder))) {
    app.use(
      '/assets/*',
      serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header('cache-control', immutable) }),
    );
  }
  app.get('/assets/*', (c) => c.text('', 404));
  return app;
};
