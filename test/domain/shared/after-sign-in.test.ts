import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterSignIn,
  departTo,
  documentExtensions,
  downloadPath,
} from '../../../src/domain/shared/after-sign-in.ts';
import { pagePath } from '../../../src/domain/shared/page-path.ts';
import { locale } from '../../arbitraries/locale.ts';
import { path, wildText } from '../../arbitraries/path.ts';

const origin = 'https://shop.example';
const route = (to: string) => ({ _tag: 'Route', path: to });

describe('the redirect after sign-in', () => {
  it.each([
    ['/checkout/payment#reorder', undefined, route('/checkout/payment#reorder')],
    ['/my-account', '/kept', route('/my-account')],
    [undefined, '/kept?a=1', route('/kept?a=1')],
    [null, '/kept', route('/kept')],
    ['', '/kept', route('/kept')],
    [undefined, undefined, route('/it')],
    ['', '', route('/it')],
    [`${origin}/my-account?a=1`, undefined, route('/my-account?a=1')],
    [undefined, `${origin}/kept`, route('/kept')],
    ['https://elsewhere.example/', '/kept', route('/it')],
    ['https://shop.example.evil.example/', undefined, route('/it')],
    ['javascript:alert(1)', '/kept', route('/it')],
    ['//elsewhere.example', undefined, route('/it')],
    [`${origin}//elsewhere.example`, undefined, route('/it')],
    [`${origin}/\\elsewhere.example`, undefined, route('/it')],
    [`${origin}@elsewhere.example/`, undefined, route('/it')],
    [`${origin}:443@elsewhere.example/`, undefined, route('/it')],
    [`${origin}/../..//elsewhere.example`, undefined, route('/it')],
    ['data:text/html,x', '/kept', route('/it')],
    ['/\r\nlocation: //elsewhere.example', undefined, route('/it')],
    [undefined, 'javascript:alert(1)//shop.example/', route('/it')],
    ['not a path', undefined, route('/it')],
    [undefined, 'https://elsewhere.example/', route('/it')],
    ['/termin/zuerich', undefined, { _tag: 'FullLoad', path: '/termin/zuerich' }],
    ['/it/appuntamento', undefined, { _tag: 'FullLoad', path: '/it/appuntamento' }],
    ['/service/x.pdf', undefined, { _tag: 'FullLoad', path: '/service/x.pdf' }],
    ['/docs/invoice.pdf', undefined, { _tag: 'Download', path: '/it/download?file=%2Fdocs%2Finvoice.pdf' }],
    ['/docs/A.PDF?v=1', undefined, { _tag: 'Download', path: '/it/download?file=%2Fdocs%2FA.PDF%3Fv%3D1' }],
    ['/docs?file=a.pdf', undefined, route('/docs?file=a.pdf')],
    ['/docs#a.pdf', undefined, route('/docs#a.pdf')],
    ['/pdf', undefined, route('/pdf')],
    ['/a.pdf/b', undefined, route('/a.pdf/b')],
    ['/a.html', undefined, route('/a.html')],
  ])('to %j, with %j stored, leads to %j · ROUTE-16', (redirectUrl, stored, expected) =>
    expect(afterSignIn({ redirectUrl, stored, origin, locale: 'it' })).toEqual(expected),
  );

  it.each(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png'])(
    'downloads a .%s file · ROUTE-16',
    (kind) => {
      expect(departTo(`/files/a.${kind}`, 'de')).toEqual({
        _tag: 'Download',
        path: `/download?file=%2Ffiles%2Fa.${kind}`,
      });
      expect(documentExtensions).toHaveLength(8);
    },
  );

  it('passes any file name to the download page, even malformed Unicode · ROUTE-16', () => {
    expect(downloadPath('/docs/a b.pdf', 'en')).toBe('/en/download?file=%2Fdocs%2Fa%20b.pdf');
    expect(downloadPath('/\ud800.pdf', 'de')).toBe('/download?file=%2F%EF%BF%BD.pdf');
  });

  it.each(['/termin/basel', '/en/appointment', '/service/x.pdf'])(
    'loads %s with a full page load · ROUTE-8',
    (target) =>
      expect(afterSignIn({ origin, redirectUrl: target, locale: 'de' })).toEqual({
        _tag: 'FullLoad',
        path: target,
      }),
  );

  it('never leaves the shop, for any target · ROUTE-16', () =>
    fc.assert(
      fc.property(wildText, fc.option(wildText), locale, (redirectUrl, stored, language) => {
        const { path: to } = afterSignIn({ redirectUrl, stored, origin, locale: language });
        expect(new URL(to, origin).origin).toBe(origin);
      }),
    ));

  it('leads to its target within the shop, and passes on the file of a download · ROUTE-16', () =>
    fc.assert(
      fc.property(path, locale, (target, language) => {
        const departure = afterSignIn({ origin, redirectUrl: target, locale: language });
        const to =
          departure._tag === 'Download'
            ? new URL(departure.path, origin).searchParams.get('file')
            : departure.path;
        expect(to).toBe(target);
        if (departure._tag === 'Download')
          expect(departure.path.startsWith(pagePath(language, 'download'))).toBe(true);
      }),
    ));
});
