import * as E from 'fp-ts/Either';
import type { Context, MiddlewareHandler } from 'hono';
import { localeOf, pathTo } from '../../../domain/shared/paths.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import { texts } from '../../words/texts.ts';
import type { Visit } from '../visit.ts';
import type { PlainAnswer } from './plain-answer.ts';

export interface FormRefusalSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly answer: PlainAnswer;
}

const reasons: Readonly<Record<number, 'unread' | 'foreign' | 'unknown' | 'tooLarge'>> = {
  400: 'unread',
  403: 'foreign',
  404: 'unknown',
  405: 'unknown',
  413: 'tooLarge',
};

/** Whether a browser submitted the form itself. A script expects no page. */
const asksForPage = ({ req }: Context): boolean =>
  req.method === 'POST' &&
  !req.path.startsWith('/api/') &&
  (req.header('accept') ?? '').includes('text/html');

/** The path of the shop's page that holds the form. Undefined if the form came from elsewhere. */
const formPath = ({ req }: Context, host: string): string | undefined => {
  const from = req.header('referer') ?? '';
  if (!URL.canParse(from)) return undefined;
  const { host: other, pathname, search } = new URL(from);
  return other === host
    ? E.getOrElse(() => undefined as string | undefined)(redirectPath(pathname + search))
    : undefined;
};

/**
 * Gives a refused form a page that says why it was refused and that nothing was saved, with a way back. Without it the
 * browser shows an empty page. Source: NOTE-12.
 */
export const formRefusals =
  ({ visitOf, answer }: FormRefusalSettings): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { status } = c.res;
    const reason = reasons[status];
    if (reason === undefined || !asksForPage(c) || (await c.res.clone().text()) !== '') return;
    const { brand, host } = visitOf(c);
    const locale = localeOf(c.req.path);
    const say = texts(brand, locale);
    const back = reason === 'foreign' ? undefined : formPath(c, host);
    const page = await answer(
      c,
      {
        locale,
        chunk: 'src/ui/routes/find-order/FindOrderPage.tsx',
        title: () => say('server:form.title'),
        body: (
          <PlainFrame>
            <h1>{say('server:form.title')}</h1>
            <p role="alert">{say(`server:form.${reason}`)}</p>
            <p>
              <a href={back ?? pathTo.home(locale)}>
                {say(back === undefined ? 'server:form.home' : 'server:form.back')}
              </a>
            </p>
          </PlainFrame>
        ),
      },
      status,
    );
    c.res = page;
  };
