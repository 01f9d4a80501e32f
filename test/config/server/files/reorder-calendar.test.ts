import { describe, expect, it } from 'vitest';
import { makeReorderCalendar } from '../../../../src/config/server/files/reorder-calendar.ts';
import { readVisit } from '../../../../src/config/server/visit.ts';

const app = makeReorderCalendar({
  visitOf: () => ({
    brand: 'opalys',
    host: 'shop.test',
    origin: 'http://shop.test',
    secure: false,
    client: 'c',
    passedOn: false,
  }),
});

describe('the calendar file of a reorder date', () => {
  it('has one all-day entry, in the language of the page · CHK-17', async () => {
    const answer = await app.request('/fr/reorder.ics?day=2027-02-20');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = (await answer.text()).replace(/\r\n /g, '');
    for (const line of [
      'BEGIN:VCALENDAR',
      'DTSTART;VALUE=DATE:20270220',
      'SUMMARY:Commander à nouveau des lentilles de contact · Opalys',
      'URL;VALUE=URI:http://shop.test/fr',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'TRIGGER;RELATED=START:PT9H',
    ])
      expect(text).toContain(line);
  });

  it('names only the shop’s own host, whatever the request says · ROUTE-18', async () => {
    const visitOf = readVisit({
      defaultBrand: 'okulino',
      brandOfHost: (host) => (host === 'shop.test' ? 'opalys' : undefined),
      saidOrigin: (brand) => `https://${brand}.test`,
      isTrusted: () => false,
      clientHeader: 'x-forwarded-for',
    });
    const urlFor = async (host: string) => {
      const asked = makeReorderCalendar({ visitOf }).request('/reorder.ics?day=2027-02-20', {
        headers: { host, 'x-forwarded-host': 'evil.test' },
      });
      return (await (await asked).text()).match(/VALUE=URI:(\S+)/)?.[1];
    };
    expect(await urlFor('evil.test')).toBe('https://okulino.test/');
    expect(await urlFor('shop.test')).toBe('http://shop.test/');
  });

  it.each(['', '?day=', '?day=2027-02-30', '?day=%0d%0aBEGIN:VEVENT'])(
    'redirects home without a valid day: %s',
    async (query) => {
      const answer = await app.request(`/reorder.ics${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    },
  );
});
