import { Hono } from 'hono';
import { eyeShades } from '../../../domain/catalogue/lens/eye-shade.ts';
import { drawingNames } from '../../../domain/content/drawing.ts';
import { drawingSize, drawingUrl } from '../../../domain/content/drawing-place.ts';
import { brandIds, isBrandId } from '../../../domain/shared/brand-id.ts';
import { lensColours } from '../seed/range/lens-line.ts';
import { baseStyle, neutralLook } from './base-style.ts';
import { html } from './html.ts';
import { pageAnswer } from './page.ts';

const style = `
main{max-width:1320px;margin:0 auto;padding:40px 16px 80px}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;margin:16px 0 24px}
nav a{padding:8px 0}
nav a[aria-current]{color:inherit;font-weight:700}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:24px;list-style:none;margin:0 0 40px;padding:0}
li.wide{grid-column:1/-1}
img{display:block;width:100%;height:auto;background:#fff}
code{font-size:13px}
`;

interface Shown {
  readonly label: string;
  readonly address: string;
  readonly size: readonly [width: number, height: number];
}

/** `/sandbox/drawings?brand=`: every drawing of a shop at its original size. Source: FACE-1. */
export const makeDrawingsPage = (): Hono => {
  const app = new Hono();
  const shown = (list: readonly Shown[]) =>
    html`<ul>${list.map(
      ({ label, address, size: [width, height] }) =>
        html`<li class="${width > 600 ? 'wide' : 'small'}"><a href="${address}"><img src="${address}" width="${width}" height="${height}" alt="${label}"></a><code>${label}</code></li>`,
    )}</ul>`;
  app.get('/sandbox/drawings', (c) => {
    const asked = c.req.query('brand');
    const brand = isBrandId(asked) ? asked : brandIds[0];
    return pageAnswer({
      locale: 'en',
      title: 'Drawings',
      style: baseStyle(neutralLook) + style,
      body: html`<main><h1>Drawings</h1><p>What is drawn for each shop, in its own hand. Back to the <a href="/sandbox">sandbox</a>.</p>
<nav aria-label="Shops">${brandIds.map(
        (one) =>
          html`<a href="/sandbox/drawings?brand=${one}"${one === brand ? html` aria-current="true"` : ''}>${one}</a>`,
      )}</nav>
${shown(drawingNames.map((name) => ({ label: name, address: drawingUrl(brand, name), size: drawingSize(name) })))}
<h2>Coloured lenses</h2>
${shown(
  Object.entries(lensColours).flatMap(([colour, hex]) =>
    eyeShades.map((shade) => ({
      label: `${shade}, ${colour}`,
      address: `/drawings/${brand}/eye-${shade}-${hex.slice(1)}.svg`,
      size: drawingSize(`eye-${shade}`),
    })),
  ),
)}</main>`,
    });
  });
  return app;
};
