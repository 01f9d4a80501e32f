import type { Context } from 'hono';
import { productFormId } from '../../../ui/catalogue/product/form/form-id.ts';
import type { FormTexts } from '../../../ui/shared/form-texts.ts';
import { textOfPage } from '../../rendering/rendered-page.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import type { Visit } from '../visit.ts';
import { filledForm } from './filled-form.ts';
import { atFirstError } from './plain-page.tsx';

export interface RefusedProductSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly renderer: Pick<Renderer, 'render'>;
  /** Development only: hot reloading adds styles and scripts of its own. */
  readonly relaxed?: boolean;
}

/** Answers a form that a browser submitted itself with the product's page `to`, which shows the error. */
export type RefusedProduct = (c: Context, form: FormTexts, to: string) => Promise<Response>;

/** Scripts would take the page for that of its address. This one is the answer to a form, and works without them. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*\ssrc="[^"]*"[^>]*><\/script>/g, '');

/**
 * The product's page with the values that were posted: a redirect would lose them, because lens values are in no
 * address. Source: CAT-8.
 */
export const makeRefusedProduct =
  ({ visitOf, renderer, relaxed }: RefusedProductSettings): RefusedProduct =>
  async (c, form, to) => {
    const page = await renderer.render({ brand: visitOf(c).brand, url: new URL(to, c.req.url) });
    if (page instanceof Response || page.status !== 200) return c.redirect(to, 303);
    const html = filledForm(withoutScripts(textOfPage(page)), productFormId, form);
    return c.body(atFirstError(html), 422, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(!relaxed && { 'content-security-policy': page.contentPolicy }),
    });
  };
