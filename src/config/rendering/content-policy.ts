import { createHash } from 'node:crypto';

/** Other servers that editorial content may refer to. */
export interface ContentOrigins {
  readonly images: readonly string[];
  readonly frames: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The source of a tag manager's script, and the servers that its tags contact. */
const tagScripts = ' https://www.googletagmanager.com';
const tagConnections =
  ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/**
 * The content security policy of the shop's documents: only what is listed may load. Inline styles are listed by hash;
 * nothing inline is executable, because speculation rules are a header and data is JSON. `paymentOrigins`: origins of a
 * payment provider's scripts and pages; allowed everywhere, because every page may lead to the checkout without a
 * reload. `content`: origins of the content service's pictures and of frames. `hasTags`: a tag manager runs with the
 * visitor's consent. Source: CHK-11, CONT-1, TRK-7.
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
