/** Whether the goods are fetched by the buyer instead of delivered. Source: CHK-9. */
export const isPickup = ({ key }: { readonly key: string }): boolean => key.includes('pickup');
