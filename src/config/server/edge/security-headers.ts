import { contentPolicy } from '../../rendering/content-policy.ts';

/** For everything that is not a page of ours with styles of its own. */
export const strictPolicy = contentPolicy();

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const isLocal = (host: string): boolean => /^(127\.0\.0\.1|\[::1\]|([\w-]+\.)*localhost)(:\d+)?$/.test(host);

/**
 * Goes with every answer of the server, errors included; https is insisted on everywhere but at home. `popups`: a window
 * that the shop opens goes elsewhere and comes back, and the shop has to see when it is closed.
 */
export const securityHeaders = (host: string, popups = false): Readonly<Record<string, string>> => {
  const own = popups ? { ...always, 'cross-origin-opener-policy': 'same-origin-allow-popups' } : always;
  return isLocal(host) ? own : { ...own, 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
};

/**
 * What stands in mails, and so in the page where they are read: pictures, drawings and logos. Everything else is for
 * pages of this host.
 */
export const isForEverybody = (path: string): boolean => /^\/(images|brand|drawings)\//.test(path);
