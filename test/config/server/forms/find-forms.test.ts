import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { parsedPage } from '../../parsed-page.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.close());

const own = { origin: 'http://okulino.localhost' };
const visitor = () => openPlainVisitor(sandbox);
const values = { 'right-sphere': '-2,50', 'left-sphere': '-3' };
/** Every URL in a page. */
const addressesIn = (html: string): string =>
  [...html.matchAll(/(?:href|action|src|srcset|formaction)="([^"]*)"/gi)]
    .map(([, address]) => address)
    .join(' ');

describe('finding by values without scripts', () => {
  it('shows an empty form, whatever the address says · FIND-1 · FIND-4', async () => {
    const page = await visitor().get('/find?typed=right-sphere%3D-2.50&right-sphere=-2.50');
    expect(page.status).toBe(200);
    expect(page.html).toContain('name="right-sphere"');
    expect(page.html).not.toContain('-2.50');
    expect(page.html).not.toContain('<dl');
  });

  it('lists what is made for both eyes, with price and day, and is not cached · FIND-2 · FIND-3 · FIND-4', async () => {
    const { html, status, answer } = await visitor().post(values, own, '/find');
    expect([status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    // Both arrive on the same day: they are shown together.
    expect(html).toMatch(
      /Rechts(?:<!-- -->| )*−2,50<\/dt><dt>Links(?:<!-- -->| )*−3,00<\/dt><dd>(?:(?!<dd>).)*CHF.*?<dd>da bis \d\d\.\d\d/,
    );
    // The price of both eyes is the only one on the card.
    const [first = ''] = html.match(/<article.*?<\/article>/s) ?? [];
    expect(first.match(/pro Linse/g)).toHaveLength(1);
    expect(html).toContain('value="-2,50"');
    expect(addressesIn(html)).not.toMatch(/2[.,]50|typed|sphere/);
  });

  it('searches the category that it was opened from, and pages by the same form · FIND-2', async () => {
    const { post } = visitor();
    const countOf = (html: string) => Number(/>(\d+) Produkte? pass/.exec(html)?.[1]);
    const lenses = await post(values, own, '/find?in=kontaktlinsen');
    const daily = await post(values, own, '/find?in=kontaktlinsen/tageslinsen');
    expect(countOf(daily.html)).toBeGreaterThan(0);
    expect(countOf(daily.html)).toBeLessThan(countOf(lenses.html));
    const titles = (html: string) => [...html.matchAll(/href="(\/p\/\d+)/g)].map(([, path]) => path);
    const second = await post({ ...values, page: '2' }, own, '/find?in=kontaktlinsen');
    expect(titles(second.html).length).toBeGreaterThan(0);
    expect(titles(second.html).filter((path) => titles(lenses.html).includes(path))).toEqual([]);
  });

  it.each([
    [{}, 'right-sphere', 'Für mindestens ein Auge die Sphäre eingeben.'],
    [{ 'right-sphere': 'zwei' }, 'right-sphere', 'Das ist kein Wert.'],
    [{ 'left-cylinder': '-0,75', 'left-axis': '10' }, 'left-sphere', 'Hier fehlt die Sphäre.'],
    [{ 'left-sphere': '-1', 'left-cylinder': '-0,75' }, 'left-axis', 'Zu einem Zylinder gehört eine Achse.'],
    [{ 'right-cylinder': '-1', 'left-sphere': 'x' }, 'right-sphere', 'Hier fehlt die Sphäre.'],
  ])(
    'keeps the input, and shows the error at its field, with the cursor there, for %j: %s · FIND-1',
    async (typed, field, said) => {
      const { html, status } = await visitor().post(typed as Record<string, string>, own, '/find');
      expect(status).toBe(422);
      for (const text of Object.values(typed)) expect(html).toContain(`value="${text}"`);
      const page = parsedPage(html);
      const [at, ...more] = page.querySelectorAll('[autofocus]');
      expect([at?.getAttribute('name'), at?.getAttribute('aria-invalid'), more]).toEqual([field, 'true', []]);
      expect(page.getElementById(at?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(said);
    },
  );

  it('rejects forms of other sites, and long ones · FIND-4', async () => {
    const { post } = visitor();
    expect((await post(values, { origin: 'https://elsewhere.example' }, '/find')).status).toBe(403);
    expect((await post({ ...values, page: 'x'.repeat(5000) }, own, '/find')).status).toBe(413);
  });
});
