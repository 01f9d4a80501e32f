import { createHash } from 'node:crypto';

/** Other servers that what editors write may lead to. */
export interface ContentOrigins {
  readonly images: readonly string[];
  readonly frames: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a document of ours may load. Styles within the page are named by their hash; nothing inline is executable,
 * for speculation rules come as a header and data as JSON. `paymentOrigins`: where a payment provider's script and pages
 * come from, other than from here; every page may lead to the checkout without being loaded anew. `content`: where the
 * content service's pictures come from, and whose pages may be shown in a frame. Source: CHK-11, CONT-1.
 */
export const contentPolicy = (
  inlineStyles: readonly string[] = [],
  paymentOrigins: readonly string[] = [],
  content: ContentOrigins = { images: [], frames: [] },
): string => {
  const selfAndPayment = ["'self'", ...paymentOrigins].join(' ');
  return [
    "default-src 'self'",
    `style-src ${["'self'", ...inlineStyles.map(hashOf)].join(' ')}`,
    `script-src ${selfAndPayment}`,
    ...(paymentOrigins.length > 0 ? [`connect-src ${selfAndPayment}`] : []),
    ...(paymentOrigins.length + content.frames.length > 0
      ? [`frame-src ${[selfAndPayment, ...content.frames].join(' ')}`]
      : []),
    `img-src ${["'self' data:", ...content.images].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${selfAndPayment}`,
    "frame-ancestors 'none'",
  ].join('; ');
};
