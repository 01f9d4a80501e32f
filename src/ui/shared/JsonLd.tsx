/** A block of data for search engines. `<` cannot end the element, whatever the data says. */
export const JsonLd = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) => (
  <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
);
