import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Breadcrumb,
  maxBreadcrumbs,
  withBreadcrumb,
} from '../../../src/domain/reporting/breadcrumbs.ts';
import { framesOf, reportOf, strippedReport } from '../../../src/domain/reporting/error-report.ts';

const crumb = (text: string, kind: Breadcrumb['kind'] = 'page'): Breadcrumb => ({ kind, text, at: 0 });
const thrown = { name: 'TypeError', message: 'x is undefined', stack: '' };

describe('the breadcrumbs of an error', () => {
  it('are the fifty newest · TRK-6', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (count) => {
        let crumbs: readonly Breadcrumb[] = [];
        for (let at = 0; at < count; at += 1) crumbs = withBreadcrumb(crumbs, crumb(`/${at}`));
        expect(crumbs).toHaveLength(Math.min(count, 50));
        if (count > 0) expect(crumbs.at(-1)?.text).toBe(`/${count - 1}`);
        expect(maxBreadcrumbs).toBe(50);
      }),
    ));
});

describe('an error report', () => {
  it('reads the stack frames of both browser formats, without the message · TRK-6', () => {
    expect(
      framesOf(`TypeError: mara@example.org
    at submit (http://shop/assets/app-1a2b3c4.js:1:20)
    at http://shop/assets/app-1a2b3c4.js:2:30?x=1
    at async Promise.all (index 0)`),
    ).toEqual(['submit http://shop/assets/app-1a2b3c4.js:1:20', 'http://shop/assets/app-1a2b3c4.js:2:30']);
    expect(framesOf('submit@http://shop/assets/app.js:1:20\n@http://shop/a.js:1:1')).toEqual([
      'submit http://shop/assets/app.js:1:20',
      'http://shop/a.js:1:1',
    ]);
    expect(framesOf('    at submit (/assets/app.js:1:20)\nsubmit@/assets/app.js:1:20')).toEqual([
      'submit /assets/app.js:1:20',
      'submit /assets/app.js:1:20',
    ]);
  });

  it.each([
    'Error: refused at /assets/app.js:1:20',
    'Error: send@/assets/app.js',
    'send@/assets/app.js and more',
  ])('takes no line of a message for a stack frame: %s · TRK-6', (line) =>
    expect(framesOf(line)).toEqual([]),
  );

  it('reads at most twenty frames, from the first twenty thousand characters · TRK-6', () => {
    expect(framesOf('f@/a.js:1:1\n'.repeat(100))).toHaveLength(20);
    expect(framesOf(`${'.'.repeat(20_000)}\nf@/a.js:1:1`)).toEqual([]);
  });

  it('keeps the error and its place, without query values and numbers · TRK-6', () =>
    expect(
      strippedReport({
        name: 'TypeError',
        message: 'sphere -2.25 is refused',
        frames: ['submit /assets/app-1a2b3c4.js:1:20'],
        page: '/p/10010/hydralis?sphere=-2.25',
        tags: { route: 'product' },
        crumbs: [
          { kind: 'page', text: '/p/10010/hydralis?sphere=-2.25', at: 7 },
          { kind: 'failure', text: 'sphere -2.25', at: 8 },
        ],
      }),
    ).toEqual({
      name: 'TypeError',
      message: 'sphere [number] is refused',
      frames: ['submit /assets/app-1a2b3c4.js:1:20'],
      page: '/p/10010/hydralis',
      tags: { route: 'product' },
      crumbs: [
        { kind: 'page', text: '/p/10010/hydralis', at: 7 },
        { kind: 'failure', text: 'sphere [number]', at: 8 },
      ],
    }));

  it('is not made for an ignored error · TRK-6', () => {
    const chunk = { ...thrown, message: 'Failed to fetch dynamically imported module: /a.js' };
    expect(reportOf(chunk, '/', {}, [])).toBeUndefined();
    expect(reportOf(thrown, '/', {}, [])?.name).toBe('TypeError');
  });

  it('contains no personal data, whatever field it came in · TRK-6', () => {
    const secret = 'mara.keller@example.org';
    const report = strippedReport({
      name: secret,
      message: `of ${secret}`,
      frames: [`submit http://shop/reorder/mail/${secret}?hash=${secret}`],
      page: `/checkout/thank-you/${secret}`,
      tags: { [secret]: secret },
      crumbs: [crumb(`/reorder/mail/${secret}`), crumb(secret, 'failure')],
    });
    expect(JSON.stringify(report)).not.toContain('mara');
  });

  it('is limited in size · TRK-6', () => {
    const report = strippedReport({
      name: 'x '.repeat(500),
      message: '',
      frames: Array.from({ length: 100 }, () => 'f /a.js:1:1'),
      page: '',
      tags: Object.fromEntries(
        Array.from({ length: 100 }, (_, at) => [`t${at} ${'t '.repeat(40)}`, 'v '.repeat(200)]),
      ),
      crumbs: Array.from({ length: 100 }, (_, at) => crumb(`/${at}`)),
    });
    expect([report.name.length, report.frames.length]).toEqual([100, 20]);
    expect(report.crumbs.map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, at) => `/${at + 50}`),
    );
    expect(Object.entries(report.tags).map(([tag, value]) => [tag.length, value.length])).toEqual(
      Array(20).fill([40, 200]),
    );
  });
});
