import { contentPolicy } from '../../rendering/content-policy.ts';

/** The policy for everything but the shop's pages with styles of their own. */
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
 * Headers of every response, errors included; HTTPS is enforced everywhere except on localhost. `popups`: a window that
 * the shop opens leaves for another site and returns, and the shop has to notice when it is closed.
 */
export const securityHeaders = (host: string, popups = false): Readonly<Record<string, string>> => {
  const own = popups ? { ...always, 'cross-origin-opener-policy': 'same-origin-allow-popups' } : always;
  return isLocal(host) ? own : { ...own, 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
};

/**
 * Whether other sites may load the path: pictures, drawings and logos, which are part of mails and shown where these
 * are read. Everything else is only for pages of this host.
 */
export const isLoadableByOtherSites = (path: string): boolean => /^\/(images|brand|drawings)\//.test(path);
