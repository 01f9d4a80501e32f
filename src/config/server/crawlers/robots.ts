/**
 * What crawlers leave alone: calls and payments are no pages. Personal pages and narrowed lists may be read, for only who
 * reads them sees that they are not to be found.
 */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /pay/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
