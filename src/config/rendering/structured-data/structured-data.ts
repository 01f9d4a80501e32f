import { jsonForHtml } from '../boot.ts';

/** One thing of a page in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The vocabulary. */
export const schemaOrg = 'https://schema.org';

/** What search engines read of a page, in one block. `<` cannot end the element, whatever the data says. */
export const jsonLd = (data: readonly StructuredData[]): string =>
  data.length === 0 ? '' : `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
