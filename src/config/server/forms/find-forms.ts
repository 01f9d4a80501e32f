import { type Context, Hono } from 'hono';
import { eyeSides, ownCodes } from '../../../domain/catalogue/lens/own-values.ts';
import { queryThatMatters } from '../../../domain/shared/cache-key.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { fieldName } from '../../../ui/catalogue/found/field-name.ts';
import { typedParameter } from '../../../ui/routes/find/loader.ts';
import { textIn } from '../../../ui/shared/form-texts.ts';
import { textOfPage } from '../../rendering/rendered-page.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import type { Visit } from '../visit.ts';
import { atFirstError } from './plain-page.tsx';
import { guardedForm, readForm } from './posted-form.ts';

export interface FindFormSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly renderer: Renderer;
  /** Development only: hot reloading adds styles of its own. */
  readonly relaxed?: boolean;
}

/** Units: bytes. */
const largestForm = 2048;
/** Far longer than any valid value. Units: characters. */
const longestText = 16;

const fields = ['page', ...eyeSides.flatMap((eye) => ownCodes.map((code) => fieldName(eye, code)))];

/**
 * Receives the posted values of both eyes and renders the page of products in them, uncached. If values are
 * missing or wrong, the cursor is in the first such field. The values reach the page's loader and appear in no address.
 * Source: FIND-1, FIND-2, FIND-4.
 */
export const makeFindForms = ({ visitOf, renderer, relaxed }: FindFormSettings): Hono => {
  const app = new Hono();
  const guarded = guardedForm(largestForm);
  for (const locale of locales) {
    const path = pathTo.find(locale);
    app.post(path, ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const typed = new URLSearchParams(
        fields.map((name) => [name, textIn(form, name).slice(0, longestText)]),
      );
      const url = new URL(c.req.url);
      const query = new URLSearchParams(queryThatMatters(renderer.queryOf(path), url.searchParams));
      query.set(typedParameter, String(typed));
      url.search = String(query);
      const page = await renderer.render({ brand: visitOf(c).brand, url });
      if (page instanceof Response) return page;
      const html = atFirstError(textOfPage(page));
      const isWrong = html.includes('aria-invalid="true"');
      return c.body(html, isWrong ? 422 : (page.status as 200), {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        ...(!relaxed && { 'content-security-policy': page.contentPolicy }),
      });
    });
  }
  return app;
};
