import { jsonForHtml } from '../boot.ts';

/** One thing of a page in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A block of data for search engines. `<` cannot end the element, whatever the data says. */
export const jsonLd = (data: StructuredData): string =>
  `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
