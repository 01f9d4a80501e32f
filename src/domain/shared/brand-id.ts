/** The five shops. What differs between them is configuration. Source: I18N-3. */
export const brandIds = ['okulino', 'linsenwerk', 'viszola', 'opalys', 'augental'] as const;
export type BrandId = (typeof brandIds)[number];

/** Whether something names one of the five shops, letter by letter. Source: I18N-3. */
export const isBrandId = (input: unknown): input is BrandId => brandIds.some((id) => id === input);

/** How a shop speaks to its shoppers: du/tu, or Sie/Lei/vous. */
export type AddressStyle = 'informal' | 'formal';
