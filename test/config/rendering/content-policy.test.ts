import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../../../src/config/rendering/content-policy.ts';

const partsOf = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

describe('the content security policy', () => {
  it('allows only this server, and only its own styles', () => {
    expect(partsOf(contentPolicy(['a{}']))).toEqual({
      'default-src': "'none'",
      'style-src': "'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      'script-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'manifest-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });
  it('adds scripts, frames, requests and forms of a payment provider, and nothing else of it · CHK-11', () => {
    const provider = 'https://pay.example.com';
    const own = partsOf(contentPolicy(['a{}']));
    const allowed = `'self' ${provider}`;
    expect(partsOf(contentPolicy(['a{}'], [provider]))).toEqual({
      ...own,
      'script-src': allowed,
      'connect-src': allowed,
      'frame-src': allowed,
      'form-action': allowed,
    });
  });
  it('adds the script and the endpoints of the tag manager if a container is configured · TRK-7', () => {
    const own = partsOf(contentPolicy(['a{}']));
    const told =
      'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';
    expect(partsOf(contentPolicy(['a{}'], [], undefined, true))).toEqual({
      ...own,
      'script-src': "'self' https://www.googletagmanager.com",
      'connect-src': `'self' ${told}`,
      'img-src': `'self' data: ${told}`,
    });
  });
});
