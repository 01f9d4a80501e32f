/** A URL, and when its content last changed. */
export interface SitemapEntry {
  readonly address: string;
  /** ISO 8601; undefined if unknown. */
  readonly changedAt?: string | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const rows = (name: string, entries: readonly SitemapEntry[]): string =>
  entries
    .map(
      ({ address, changedAt }) =>
        `<${name}><loc>${escaped(address)}</loc>${changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : ''}</${name}>`,
    )
    .join('\n');

const document = (root: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</${root}>\n`;

/** Pages. */
export const sitemapOf = (entries: readonly SitemapEntry[]): string =>
  document('urlset', rows('url', entries));

/** Creates the index of sitemap files. */
export const sitemapIndexOf = (addresses: readonly string[]): string =>
  document(
    'sitemapindex',
    rows(
      'sitemap',
      addresses.map((address) => ({ address })),
    ),
  );
