/** Marks a response as neither cacheable nor indexable. `editor`: the origin that may show it in a frame. Source: ROUTE-13. */
export const asPreview = (headers: Headers, editor?: string): void => {
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.delete('etag');
  if (editor === undefined) return;
  const policy = headers.get('content-security-policy');
  if (policy !== null)
    headers.set(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${editor}`),
    );
  headers.delete('x-frame-options');
};
