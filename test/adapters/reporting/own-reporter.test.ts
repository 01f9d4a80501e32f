import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { makeOwnReporter } from '../../../src/adapters/reporting/own-reporter.ts';
import { ErrorReportC } from '../../../src/adapters/reporting/report-wire.ts';

const open = () => {
  const sent: string[] = [];
  const reporter = makeOwnReporter({
    page: () => '/checkout/thank-you/AbC123def456GhI789jk',
    send: (body) => void sent.push(body),
  });
  return { reporter, sent };
};

it('our own reporter sends what broke, where, and what happened before · TRK-6', () => {
  const { reporter, sent } = open();
  reporter.setTag('brand', 'okulino');
  reporter.addBreadcrumb({ kind: 'page', text: '/cart?error=x', at: 5 });
  reporter.captureException(new TypeError('sphere -2.25 of mara@example.org'), { operation: 'getCart' });
  const report = ErrorReportC.decode(JSON.parse(sent[0] ?? ''));
  expect(report).toEqual(
    E.right(
      expect.objectContaining({
        name: 'TypeError',
        message: 'sphere [number] of [email]',
        page: '/checkout/thank-you/…',
        tags: { brand: 'okulino', operation: 'getCart' },
        crumbs: [{ kind: 'page', text: '/cart', at: 5 }],
      }),
    ),
  );
  expect(E.isRight(report) && report.right.frames[0]).toContain('own-reporter.test.ts');
});

it.each([
  ['a sentence', 'Thrown', 'a sentence'],
  [{ email: 'mara@example.org' }, 'Thrown', 'object'],
  [undefined, 'Thrown', 'undefined'],
])('our own reporter describes %j without the contents of an object · TRK-6', (thrown, name, message) => {
  const { reporter, sent } = open();
  reporter.captureException(thrown);
  expect(JSON.parse(sent[0] ?? '')).toEqual(expect.objectContaining({ name, message }));
});

it('our own reporter ignores code that could not be loaded, and sends at most 20 reports · TRK-6', () => {
  const { reporter, sent } = open();
  reporter.captureException(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  expect(sent).toEqual([]);
  for (let times = 0; times < 100; times += 1) reporter.captureException(new Error('again'));
  expect(sent).toHaveLength(20);
});
