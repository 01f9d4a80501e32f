import { expect, it } from 'vitest';
import { shortenHtml } from '../../../src/config/rendering/shorten-html.ts';
import { parsedPage } from '../parsed-page.ts';

const page =
  '<ul><li><a href="/a">A</a><ul><li>1</li><li>2</li></ul></li><li><svg viewBox="0 0 1 1"><path d="M0 0"></path><path d="M1 1"></path></svg> B</li></ul>' +
  '<select><option value="">–</option><optgroup label="x"><option>1</option><option>2</option></optgroup><optgroup label="y"><option>3</option></optgroup></select>' +
  '<table><caption>c</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><th>1</th><td>2</td></tr><tr><td>3</td></tr></tbody></table>' +
  '<dl><div><dt>a</dt><dd>b</dd></div><div><dt>c</dt><dd>d</dd></div></dl>' +
  '<div><p>1</p><p>2 <a href="/b">b</a></p></div><section><p>3</p><h2>h</h2><p>4</p></section><label><p>5</p></label><a href="/c"><p>6</p></a>' +
  '<form noValidate=""><input name="a" value="" autoComplete="off" aria-label="Say autoComplete=&quot;off&quot; / and B=1"/><img srcSet="/a 1x" alt=""/><br/></form>' +
  '<svg viewBox="0 0 1 1"><rect width="1"></rect><circle r="1"/><svg width="1"/></svg><p>end</p></body></html>';
const parsed = (html: string): string => parsedPage(html).documentElement.outerHTML;

it('shortened HTML is parsed to the same document, in fewer bytes', () => {
  expect(shortenHtml(page).length).toBeLessThan(page.length);
  expect(parsed(shortenHtml(page))).toBe(parsed(page));
});
