/** The five shops. They differ only in configuration. Source: I18N-3. */
export const brandIds = ['okulino', 'linsenwerk', 'viszola', 'opalys', 'augental'] as const;
export type BrandId = (typeof brandIds)[number];

/** Whether the input is exactly the id of one of the five shops. Source: I18N-3. */
export const isBrandId = (input: unknown): input is BrandId => brandIds.some((id) => id === input);

/** How a shop addresses its shoppers: du/tu, or Sie/Lei/vous. */
export type AddressStyle = 'informal' | 'formal';
