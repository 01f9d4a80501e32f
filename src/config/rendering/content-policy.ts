import { createHash } from 'node:crypto';

/** Other servers that what editors write may lead to. */
export interface ContentOrigins {
  readonly images: readonly string[];
  readonly frames: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where a tag manager's script comes from, and whom its tags tell. */
const tagScripts = ' https://www.googletagmanager.com';
const tagConnections =
  ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/**
 * What a document of ours may load: what is named, and nothing else. Styles within the page are named by their hash; nothing inline is executable,
 * for speculation rules come as a header and data as JSON. `paymentOrigins`: where a payment provider's script and pages
 * come from, other than from here; every page may lead to the checkout without being loaded anew. `content`: where the
 * content service's pictures come from, and whose pages may be shown in a frame. `hasTags`: a tag manager runs for whoever
 * allows it. Source: CHK-11, CONT-1, TRK-7.
 */
export const contentPolicy = (
  inlineStyles: readonly string[] = [],
  paymentOrigins: readonly string[] = [],
  content: ContentOrigins = { images: [], frames: [] },
  hasTags = false,
): string => {
  const selfAndPayment = ["'self'", ...paymentOrigins].join(' ');
  const [scripts, connections] = hasTags ? [tagScripts, tagConnections] : ['', ''];
  return [
    "default-src 'none'",
    `style-src ${["'self'", ...inlineStyles.map(hashOf)].join(' ')}`,
    `script-src ${selfAndPayment}${scripts}`,
    `connect-src ${selfAndPayment}${connections}`,
    `frame-src ${[selfAndPayment, ...content.frames].join(' ')}`,
    `img-src ${["'self' data:", ...content.images].join(' ')}${connections}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${selfAndPayment}`,
    "frame-ancestors 'none'",
  ].join('; ');
};
