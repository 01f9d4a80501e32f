import { expect, it } from 'vitest';
import { makeErrorList } from '../../../../src/adapters/sandbox/errors/error-list.ts';
import { makeErrorsApp } from '../../../../src/adapters/sandbox/errors/errors-app.ts';
import type { ErrorReport } from '../../../../src/domain/reporting/error-report.ts';

const report: ErrorReport = {
  name: 'TypeError',
  message: 'x <b> is undefined',
  frames: ['submit /assets/app.js:1:2'],
  page: '/cart',
  tags: { brand: 'okulino' },
  crumbs: [{ kind: 'press', text: 'button', at: 0 }],
};
const page = async (errors: ReturnType<typeof makeErrorList>): Promise<string> =>
  (await makeErrorsApp({ errors }).request('/sandbox/errors')).text();

it('the error page lists errors, newest first, equal ones once, as text · TRK-6', async () => {
  let now = 0;
  const errors = makeErrorList({ now: () => now });
  expect(await page(errors)).toContain('Nothing went wrong so far.');
  errors.add('browser', report);
  now = 5000;
  errors.add('server', { ...report, name: 'Broken' });
  errors.add('browser', report);
  expect(errors.all().map(({ report: { name }, count }) => [name, count])).toEqual([
    ['TypeError', 2],
    ['Broken', 1],
  ]);
  const html = await page(errors);
  for (const text of [
    'TypeError',
    'x &lt;b&gt; is undefined',
    '2×',
    '/cart',
    'brand: okulino',
    'press button',
  ])
    expect(html).toContain(text);
});

it('the error list has a limited length · TRK-6', () => {
  const errors = makeErrorList({ now: () => 0 });
  for (let at = 0; at < 150; at += 1) errors.add('browser', { ...report, message: `${at}` });
  expect(errors.all()).toHaveLength(100);
  expect(errors.all()[0]?.report.message).toBe('149');
});
