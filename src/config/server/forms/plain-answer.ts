import type { Context } from 'hono';
import type { Services } from '../../../application/services.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Assets } from '../../rendering/assets.ts';
import type { Visit } from '../visit.ts';
import { makePlainPage, type PlainPage } from './plain-page.tsx';

export interface PlainAnswerSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly assets: () => Assets;
  readonly servicesFor: (brand: BrandId, locale: Locale) => Services;
  /** Development only: hot reloading adds styles of its own. */
  readonly relaxed?: boolean;
}

/** Answers with a page of the visited shop that is never cached. */
export type PlainAnswer = (c: Context, page: Omit<PlainPage, 'brand'>, status?: number) => Promise<Response>;

export const makePlainAnswer = ({
  visitOf,
  assets,
  servicesFor,
  relaxed,
}: PlainAnswerSettings): PlainAnswer => {
  const plainPage = makePlainPage(assets, servicesFor);
  return async (c, page, status = 200) => {
    const { html, contentPolicy } = await plainPage({
      ...page,
      brand: visitOf(c).brand,
      isRefused: status === 422,
    });
    return c.body(html, status as 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(!relaxed && { 'content-security-policy': contentPolicy }),
    });
  };
};
