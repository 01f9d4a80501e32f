import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import { securityTxt } from '../../../../src/config/server/crawlers/security-txt.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { serve } from '../serve.ts';

const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  );

it.each(brandIds)('security.txt of %s names whom to contact', async (brand) => {
  const answer = await serve({
    originOf: () => 'https://shop.example',
    now: () => Date.UTC(2026, 10, 23, 20),
  }).get('/.well-known/security.txt', {}, `${brand}.localhost`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(fieldsOf(await answer.text())).toEqual({
    Contact: `mailto:${brands[brand].shop.contact.email}`,
    Expires: '2027-05-22T00:00:00Z',
    'Preferred-Languages': 'de, en, it, fr',
    Canonical: 'https://shop.example/.well-known/security.txt',
  });
});

it('security.txt is always valid for some months, and never for a year', () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (at) => {
        const expires = Date.parse(
          fieldsOf(securityTxt('a@b.example', 'https://b.example', at.getTime())).Expires ?? '',
        );
        const days = (expires - at.getTime()) / 86_400_000;
        expect(days).toBeGreaterThan(150);
        expect(days).toBeLessThan(365);
      },
    ),
  ));
