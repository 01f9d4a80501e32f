import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf, isCrawler } from '../../../src/domain/layout/device.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const androidTablet =
  'Mozilla/5.0 (Linux; Android 14; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const silk =
  'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 Silk/120.1 like Chrome/120.0 Safari/537.36';
const silkPhone =
  'Mozilla/5.0 (Linux; U; en-us; SD4930UR) AppleWebKit/537.36 Silk/3.68 like Chrome/39.0 Mobile Safari/537.36';
const silkAsDesk =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Silk/120.1 like Chrome/120.0 Safari/537.36';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('the user agent detection', () => {
  it.each([
    [iphone, 'mobile'],
    [androidPhone, 'mobile'],
    [silkPhone, 'mobile'],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80)', 'mobile'],
    ['Mozilla/5.0 (Windows Phone 10.0) Mobile', 'mobile'],
    ['Mozilla/5.0 (BB10; Touch) Mobile Safari', 'mobile'],
    [ipad, 'tablet'],
    [androidTablet, 'tablet'],
    [silk, 'tablet'],
    [silkAsDesk, 'tablet'],
    ['Mozilla/5.0 (Android 14; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0', 'tablet'],
    [windows, 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'desktop'],
    ['', 'desktop'],
  ])('takes %j for a %s · UI-9', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

  it.each([
    googlebot,
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'DuckDuckBot/1.1',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23',
    'Mozilla/5.0 Chrome-Lighthouse',
    'Mozilla/5.0 HeadlessChrome/126.0',
    'Mediapartners-Google',
    'Mozilla/5.0 (compatible; archiver/3.1)',
    'SomeCrawler/1.0',
    'BingPreview/1.0',
    'Embedly/0.2',
    'Pingdom.com_bot_version_1.4',
  ])('takes %j for a crawler · UI-9', (userAgent) => expect(isCrawler(userAgent)).toBe(true));

  it.each([iphone, ipad, androidPhone, androidTablet, silk, windows, ''])(
    'takes %j for a person · UI-9',
    (userAgent) => expect(isCrawler(userAgent)).toBe(false),
  );

  it('gives a device for any text, and ignores case · UI-9', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(iphone, ipad, silk, googlebot)), (text) => {
        expect(['mobile', 'tablet', 'desktop']).toContain(deviceOf(text));
        expect(deviceOf(text.toLowerCase())).toBe(deviceOf(text));
        expect(isCrawler(text.toLowerCase())).toBe(isCrawler(text));
      }),
    ));
});
