import { type Context, Hono } from 'hono';
import { isBrandId } from '../../../domain/shared/brand-id.ts';
import { isLocale } from '../../../domain/shared/locale.ts';
import { favicon } from '../../../ui/art/favicon.ts';
import { isNamespace } from '../../../ui/shared/namespaces.ts';
import type { Assets } from '../../rendering/assets.ts';
import type { Visit } from '../visit.ts';
import { brandLogo } from './brand-logo.ts';
import { speculationRules } from './speculation-rules.ts';
import { manifestPaths, webManifest } from './web-manifest.ts';

export interface SiteFileSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly assets: () => Assets;
}

const hour = { 'cache-control': 'public, max-age=3600' };
const picture = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };

/** Serves the files that browsers request at fixed names, such as texts and icons. They are made on request. */
export const makeSiteFiles = ({ visitOf, assets }: SiteFileSettings): Hono => {
  const app = new Hono();
  app.get('/words/:brand/:locale/:file', (c) => {
    const { locale, file } = c.req.param();
    const namespace = file.replace(/\.js$/, '');
    if (!isLocale(locale) || !isNamespace(namespace)) return c.text('', 404);
    return c.redirect(assets().words(visitOf(c).brand, locale).replace('*', namespace), 302);
  });
  app.get('/speculation.json', (c) =>
    c.body(speculationRules, 200, { 'content-type': 'application/speculationrules+json', ...hour }),
  );
  for (const [name, draw] of [
    ['icon', favicon],
    ['logo', brandLogo],
  ] as const)
    app.get(`/brand/:brand/${name}.svg`, (c) => {
      const brand = c.req.param('brand');
      return isBrandId(brand) ? c.body(draw(brand), 200, picture) : c.text('', 404);
    });
  for (const [locale, path] of manifestPaths)
    app.get(path, async (c) =>
      c.body(JSON.stringify(await webManifest(visitOf(c).brand, locale)), 200, {
        'content-type': 'application/manifest+json',
        vary: 'host',
        ...hour,
      }),
    );
  app.get('/favicon.ico', (c) => c.redirect(`/brand/${visitOf(c).brand}/icon.svg`, 302));
  return app;
};
