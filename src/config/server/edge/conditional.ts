/** The request headers that say what the browser has, and which encodings it reads. */

/** Whether the browser, or a cache before it, has this content. Compared weakly, as for GET. */
export const isHeld = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.includes(etag.replace(/^W\//, '')) ?? false;

/** Whether the header names an encoding, unless its weight is zero. */
const takes =
  (encoding: 'br' | 'gzip') =>
  (acceptEncoding: string | undefined): boolean =>
    new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`).test(acceptEncoding ?? '');
export const takesBrotli = takes('br');
export const takesGzip = takes('gzip');
