import { Hono } from 'hono';
import { previewParameter } from '../../../domain/content/preview.ts';
import { headSlug, homeSlug } from '../../../domain/content/story.ts';
import { type BrandId, brandIds, isBrandId } from '../../../domain/shared/brand-id.ts';
import { isLocale, type Locale, locales } from '../../../domain/shared/locale.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { readText } from '../../shop-server/http/read-body.ts';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { type Html, html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { categories } from '../seed/categories.ts';
import { previewToken } from './preview-token.ts';
import {
  discardDraft,
  keepDraft,
  listStories,
  publishDraft,
  readStory,
  type StoryKey,
} from './story-store.ts';
import { emptiedBy, placeOfText, textsOf, withTexts } from './story-texts.ts';

const style = `
main{max-width:860px;margin:0 auto;padding:40px 16px 80px}
nav{display:flex;flex-wrap:wrap;gap:8px 16px;margin:16px 0}
nav [aria-current]{font-weight:700;color:var(--t);text-decoration:none}
table{width:100%;border-collapse:collapse;background:var(--s);border:1px solid var(--l);border-radius:var(--r)}
th,td{padding:10px 14px;text-align:left;border-bottom:1px solid var(--l);overflow-wrap:anywhere}
label{display:block;margin:16px 0 4px;font-size:14px;font-weight:600;overflow-wrap:anywhere}
textarea{display:block;width:100%;padding:10px 12px;border:1px solid #7a8496;border-radius:var(--r);background:var(--s);font:inherit}
.ways{display:flex;flex-wrap:wrap;gap:8px;margin-top:24px}
.ways>*{flex:1 1 160px;width:auto}
`;
const largestForm = 200_000;
const editAddress = ({ brand, locale, slug }: StoryKey): string =>
  `/sandbox/content/story?${new URLSearchParams({ brand, locale, slug })}`;
const listAddress = (brand: BrandId, locale: Locale): string =>
  `/sandbox/content?${new URLSearchParams({ brand, locale })}`;

const keyOf = (query: Readonly<Record<string, string>>): StoryKey => ({
  brand: isBrandId(query.brand) ? query.brand : 'okulino',
  locale: isLocale(query.locale) ? query.locale : 'de',
  slug: query.slug ?? '',
});

/** Returns the path where a story is shown. The story of a category is shown above its products. */
const seenAt = ({ locale, slug }: StoryKey): string => {
  const told = categories.find(({ id }) => headSlug(id) === slug);
  if (told) return pathTo.category(locale, told.paths[locale]);
  return slug === homeSlug || slug.startsWith('settings/') ? pathTo.home(locale) : pagePath(locale, slug);
};

const stateOf = ({ draft, published }: { readonly draft: unknown; readonly published: unknown }): string => {
  if (published === null) return 'draft only';
  return draft === null ? 'published' : 'published, and a newer draft';
};

const page = (title: string, body: Html, status = 200): Response =>
  pageAnswer({
    locale: 'en',
    title,
    style: baseStyle(neutralLook) + style,
    body: html`<main><h1>${title}</h1>${body}</main>`,
    status,
  });

const choice = (current: boolean, address: string, words: string): Html =>
  current
    ? html`<a href="${address}" aria-current="page">${words}</a>`
    : html`<a href="${address}">${words}</a>`;

/**
 * `/sandbox/content`: the page for editors. Lists the stories of a shop, changes the texts of a draft, and previews and
 * publishes it.
 */
export const makeEditorApp = (sandbox: Sandbox): Hono => {
  const { db, clock } = sandbox;
  const app = new Hono();

  app.get('/sandbox/content', async ({ req }) => {
    const { brand, locale } = keyOf(req.query());
    const stories = (await listStories(db, brand)).filter((story) => story.locale === locale);
    return page(
      'Content',
      html`<p class="muted">What editors write. A draft is seen by who has its preview; shoppers see it when it is published. <a href="/sandbox">Sandbox</a></p>
<nav aria-label="Shop">${brandIds.map((id) => choice(id === brand, listAddress(id, locale), sandbox.shops[id].name))}</nav>
<nav aria-label="Language">${locales.map((one) => choice(one === locale, listAddress(brand, one), one))}</nav>
<table><thead><tr><th scope="col">Page</th><th scope="col">Kind</th><th scope="col">State</th></tr></thead><tbody>${stories.map(
        (story) =>
          html`<tr><td><a href="${editAddress({ brand, locale, slug: story.slug })}">${story.slug}</a></td><td>${story.kind}</td><td>${stateOf(story)}</td></tr>`,
      )}</tbody></table>`,
    );
  });

  app.get('/sandbox/content/story', async ({ req }) => {
    const key = keyOf(req.query());
    const { brand, locale, slug } = key;
    const row = (await listStories(db, brand)).find((one) => one.slug === slug && one.locale === locale);
    if (!row) return page('No such page', html`<p><a href="/sandbox/content">All pages</a></p>`, 404);
    const token = await previewToken(db, brand, clock.now());
    const preview = `${sandbox.publicUrl(brand)}${seenAt(key)}?${new URLSearchParams({ [previewParameter]: token })}`;
    const written = row.draft ?? row.published;
    const all = textsOf(written);
    // The texts of the page itself come before those of its blocks.
    const texts = [
      ...all.filter(({ path }) => !path.includes('.')),
      ...all.filter(({ path }) => path.includes('.')),
    ];
    if (texts.length === 0)
      return page(
        slug,
        html`<p>No texts are written here. <a href="${listAddress(brand, locale)}">All pages</a></p>`,
      );
    return page(
      slug,
      html`<p class="muted">${sandbox.shops[brand].name} · ${locale} · ${stateOf(row)} · <a href="${listAddress(brand, locale)}">All pages</a></p>
<form method="post" action="${editAddress(key)}">${texts.map(
        ({ path, text }, index) =>
          html`<label for="t${index}">${placeOfText(written, path)}</label><textarea id="t${index}" name="${path}" lang="${locale}" rows="${text.length > 90 ? 4 : 1}">${text}</textarea>`,
      )}
<p class="ways"><button class="main" name="way" value="keep">Keep draft</button><a class="button" href="${preview}">Preview</a>
<button name="way" value="publish">Publish</button><button name="way" value="discard">Discard draft</button></p></form>`,
    );
  });

  app.post('/sandbox/content/story', async (c) => {
    const shops = Object.values(sandbox.shops).map(({ id }) => sandbox.publicUrl(id));
    const foreign = guardOrigin(c.req.raw, shops);
    if (foreign) return foreign;
    const sent = await readText(c.req.raw, largestForm);
    if (sent === undefined)
      return page(
        'Too long',
        html`<p>This is more than ${largestForm / 1000} kB, as a browser sends it. Nothing was kept: go back, and write less.</p>`,
        413,
      );
    const form = new URLSearchParams(sent);
    const key = keyOf(c.req.query());
    const now = new Date(clock.now());
    const way = form.get('way');
    const story = await readStory(db, key, 'draft');
    if (story && (way === 'keep' || way === 'publish')) {
      // A browser sends the ends of lines as two characters.
      const texts = new Map([...form].map(([path, text]) => [path, text.replaceAll('\r\n', '\n')]));
      const emptied = emptiedBy(story.written, texts);
      if (emptied.length > 0)
        return page(
          'Something is missing',
          html`<p>This has to be said: ${emptied.join(', ')}. Nothing was kept: go back, and say it.</p>`,
          422,
        );
      await keepDraft(db, key, withTexts(story.written, texts), now);
      if (way === 'publish') {
        await publishDraft(db, key, now);
        sandbox.onPublished?.();
      }
    }
    if (way === 'discard') await discardDraft(db, key);
    return c.redirect(editAddress(key), 303);
  });

  return app;
};
