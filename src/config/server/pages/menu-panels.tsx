import { type Context, Hono } from 'hono';
import { renderToString } from 'react-dom/server';
import type { Services } from '../../../application/services.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { cacheKey } from '../../../domain/shared/cache-key.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { Providers } from '../../../ui/app.tsx';
import { loadPanel } from '../../../ui/layout/menu/panels/load-panel.ts';
import { MenuPanel } from '../../../ui/layout/menu/panels/MenuPanel.tsx';
import { panelPath } from '../../../ui/layout/menu/panels/panel-path.ts';
import { departments } from '../../../ui/shared/departments.ts';
import { makeTranslator } from '../../../ui/shared/translation/translator.ts';
import { loadWords } from '../../words/load-words.ts';
import type { PageServerTypes, Visit } from '../visit.ts';
import { answerWith, type CachedPage, cachedPage, type makeHtmlCache } from './html-cache.ts';

export interface MenuPanelSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly servicesFor: (brand: BrandId, locale: Locale) => Services;
  /** If absent, a panel is rendered for every request. */
  readonly cache?: ReturnType<typeof makeHtmlCache>;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
  vary: 'accept-encoding',
  'x-robots-tag': 'noindex',
};
/** A panel that cannot be loaded is not cached. */
const nothing = { ...headers, 'cache-control': 'no-store' };

/**
 * The panels below the departments of a menu, each as an HTML fragment. It is fetched when the pointer comes near the
 * menu entry. Source: MENU-1.
 */
export const makeMenuPanels = ({ visitOf, servicesFor, cache }: MenuPanelSettings): Hono<PageServerTypes> => {
  const app = new Hono<PageServerTypes>();
  for (const locale of locales)
    for (const department of departments) {
      const path = panelPath(locale, department);
      const draw = async (brand: BrandId): Promise<CachedPage> => {
        const services = servicesFor(brand, locale);
        const data = await loadPanel(services, department);
        if (!data) return cachedPage({ status: 404, html: '', contentPolicy: '' }, nothing);
        const words = await loadWords(brand, locale, ['common', 'panel', 'home', 'catalogue', 'listing']);
        const html = renderToString(
          <Providers services={services} translator={makeTranslator(locale, words)}>
            <MenuPanel data={data} />
          </Providers>,
        );
        return cachedPage({ status: 200, html, contentPolicy: '' }, headers);
      };
      app.get(path, async (c) => {
        const { brand } = visitOf(c);
        const key = cacheKey({ brand, locale, path, query: '' });
        const render = () => draw(brand);
        return cache ? cache.answer(key, c.req.raw, render, {}) : answerWith(c.req.raw, await render());
      });
    }
  return app;
};
