import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { shopApi } from '../../../adapters/contract/shop-api.ts';
import { problemAnswer, problemOf } from '../../../adapters/shop-server/http/problem-answer.ts';
import { rateLimited } from '../../../adapters/shop-server/refusal.ts';
import { defaultLocale, isLocale, locales } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import { texts } from '../../words/texts.ts';
import type { PerMinute } from '../edge/per-minute.ts';
import type { PlainAnswer } from '../forms/plain-answer.ts';
import type { PageServerTypes, Visit } from '../visit.ts';

export interface SearchLimitSettings {
  readonly visitOf: (c: Context) => Visit;
  /** Limits the searches, suggestions and lists of one visitor. */
  readonly searches: PerMinute;
  readonly answer: PlainAnswer;
}

const asked = ['searchProducts', 'getProducts', 'searchProductList', 'findProducts'] as const;

/**
 * Limits the requests that cost most, because searches are not cached. The limit allows for many people behind one
 * address, but stops a program that reads the range.
 */
export const makeSearchLimit = ({
  visitOf,
  searches,
  answer,
}: SearchLimitSettings): Hono<PageServerTypes> => {
  const app = new Hono<PageServerTypes>();
  const limited =
    (
      refuse: (c: Context, wait: number) => Response | Promise<Response>,
    ): MiddlewareHandler<PageServerTypes> =>
    async (c, next) => {
      const wait = searches(visitOf(c).client);
      c.set('counted', true);
      if (wait === 0) return next();
      return refuse(c, wait);
    };

  for (const name of asked)
    app.on(
      shopApi[name].method,
      `/api${shopApi[name].path}`,
      limited((c, wait) => {
        const language = c.req.query('locale') ?? '';
        const say = texts(visitOf(c).brand, isLocale(language) ? language : defaultLocale);
        return problemAnswer(429, problemOf(say, rateLimited(wait)), wait);
      }),
    );

  const searched = locales.flatMap((locale) => [
    { locale, method: 'GET', path: pathTo.search(locale) },
    { locale, method: 'POST', path: pathTo.find(locale) },
  ]);
  for (const { locale, method, path } of searched)
    app.on(
      method,
      path,
      limited(async (c, wait) => {
        const page = await answer(
          c,
          {
            locale,
            chunk: 'src/ui/routes/find-order/FindOrderPage.tsx',
            title: (translator) => translator.getFixedT(null, 'common')('errorPage.search.title'),
            body: (
              <PlainFrame>
                <p role="alert">{problemOf(texts(visitOf(c).brand, locale), rateLimited(wait)).message}</p>
              </PlainFrame>
            ),
          },
          429,
        );
        page.headers.set('retry-after', String(wait));
        return page;
      }),
    );
  return app;
};
