import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a document of ours may load. Styles within the page are named by their hash; nothing inline is executable,
 * for speculation rules come as a header and data as JSON.
 */
export const contentPolicy = (inlineStyles: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `style-src ${["'self'", ...inlineStyles.map(hashOf)].join(' ')}`,
    "script-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
