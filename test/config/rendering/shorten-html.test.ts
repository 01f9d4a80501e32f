// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { shortenHtml } from '../../../src/config/rendering/shorten-html.ts';

const page =
  '<ul><li><a href="/a">A</a><ul><li>1</li><li>2</li></ul></li><li><svg viewBox="0 0 1 1"><path d="M0 0"></path><path d="M1 1"></path></svg> B</li></ul>' +
  '<select><option value="">–</option><optgroup label="x"><option>1</option><option>2</option></optgroup><optgroup label="y"><option>3</option></optgroup></select>' +
  '<table><caption>c</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><th>1</th><td>2</td></tr><tr><td>3</td></tr></tbody></table>' +
  '<dl><div><dt>a</dt><dd>b</dd></div><div><dt>c</dt><dd>d</dd></div></dl><p>end</p>';
const parsed = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML;

it('says the same document in fewer bytes', () => {
  expect(shortenHtml(page).length).toBeLessThan(page.length);
  expect(parsed(shortenHtml(page))).toBe(parsed(page));
});
