import { describe, expect, it } from 'vitest';
import { makeEventsApp } from '../../../../src/adapters/sandbox/pages/events-page.ts';

const opened = () => {
  const app = makeEventsApp({ now: () => Date.parse('2026-11-22T10:00:00Z') });
  const page = async () => (await app.request('/sandbox/events')).text();
  const post = async (body: string) =>
    (await app.request('/sandbox/events', { method: 'POST', body })).status;
  return { page, post };
};

describe('the page of events', () => {
  it('shows tracked events, newest first · TRK-1', async () => {
    const { page, post } = opened();
    expect(await page()).toContain('None yet');
    expect(await post('{"event":"view_item","ecommerce":{"value":12.9}}')).toBe(204);
    expect(await post('{"event":"purchase","x":"<b>"}')).toBe(204);
    const shown = await page();
    expect(shown.indexOf('>purchase<')).toBeGreaterThan(0);
    expect(shown.indexOf('>purchase<')).toBeLessThan(shown.indexOf('>view_item<'));
    expect(shown).toContain('12.9');
    expect(shown).not.toContain('<b>');
  });

  it.each([
    '',
    'no',
    'null',
    '{}',
    '{"event":1}',
    '{"event":"<script>"}',
    `{"event":"a","b":"${'x'.repeat(100_001)}"}`,
  ])('rejects the invalid event %#', async (body) => {
    const { page, post } = opened();
    expect(await post(body)).toBe(400);
    expect(await page()).toContain('None yet');
  });

  it('rejects events from another site', async () => {
    const app = makeEventsApp({ now: () => 0 });
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await app.request('/sandbox/events', { method: 'POST', body: '{"event":"a"}', headers });
    expect(answer.status).toBe(403);
  });

  it('keeps the last two hundred events', async () => {
    const { page, post } = opened();
    for (let number = 0; number < 205; number += 1) await post(`{"event":"e${number}"}`);
    const shown = await page();
    expect(shown.match(/<li>/g)).toHaveLength(200);
    expect([shown.includes('>e204<'), shown.includes('>e4<')]).toEqual([true, false]);
  });
});
