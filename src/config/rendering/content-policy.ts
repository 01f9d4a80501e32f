import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a document of ours may load. Styles within the page are named by their hash; nothing inline is executable,
 * for speculation rules come as a header and data as JSON. `paymentOrigins`: where a payment provider's script and pages
 * come from, other than from here; every page may lead to the checkout without being loaded anew. Source: CHK-11.
 */
export const contentPolicy = (
  inlineStyles: readonly string[] = [],
  paymentOrigins: readonly string[] = [],
): string => {
  const selfAndPayment = ["'self'", ...paymentOrigins].join(' ');
  return [
    "default-src 'self'",
    `style-src ${["'self'", ...inlineStyles.map(hashOf)].join(' ')}`,
    `script-src ${selfAndPayment}`,
    ...(paymentOrigins.length > 0 ? [`connect-src ${selfAndPayment}`, `frame-src ${selfAndPayment}`] : []),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${selfAndPayment}`,
    "frame-ancestors 'none'",
  ].join('; ');
};
