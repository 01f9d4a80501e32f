import type { Context } from 'hono';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import { wholeTranslator } from '../../words/whole-translator.ts';
import { lastResortPage, lastResortPolicy } from '../pages/error-pages.ts';
import type { Visit } from '../visit.ts';
import type { PlainAnswer } from './plain-answer.ts';

/**
 * Answers a request that failed outside the pages of the shop, which have an error page of their own. If this page fails
 * as well, with one that nothing can fail. Source: NOTE-4.
 */
export const makeFailedAnswer =
  ({ visitOf, answer }: { readonly visitOf: (c: Context) => Visit; readonly answer: PlainAnswer }) =>
  async (c: Context): Promise<Response> => {
    const { brand } = visitOf(c);
    const locale = localeOf(c.req.path);
    try {
      const t = (await wholeTranslator(brand, locale)).getFixedT(null, 'common');
      return await answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/find-order/FindOrderPage.tsx',
          title: () => t('errorPage.other.title'),
          body: (
            <PlainFrame>
              <h1>{t('errorPage.other.title')}</h1>
              <p role="alert">{t('errorPage.other.text')}</p>
              <p>
                <a href={pathTo.home(locale)}>{t('action.home')}</a>
              </p>
            </PlainFrame>
          ),
        },
        500,
      );
    } catch {
      return c.html(lastResortPage(brand, locale), 500, {
        'cache-control': 'no-store',
        'content-security-policy': lastResortPolicy,
      });
    }
  };
