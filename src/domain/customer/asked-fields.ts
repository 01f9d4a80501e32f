/** Whether a form asks for a field that not every shop needs. */
export type Asked = 'hidden' | 'optional' | 'required';

/** A shop's settings for the configurable fields. */
export type AskedFields = Readonly<Partial<Record<ConfiguredField, Asked>>>;
const configuredFields = ['salutation', 'birthday'] as const;
export type ConfiguredField = (typeof configuredFields)[number];

/** The defaults: the salutation is optional, and the birthday is not asked for. Source: CHK-7. */
const usual: Readonly<Record<ConfiguredField, Asked>> = { salutation: 'optional', birthday: 'hidden' };

/** Returns how a form treats the field. */
export const askedFor = (shop: AskedFields | undefined, field: ConfiguredField): Asked =>
  shop?.[field] ?? usual[field];

/** Returns the fields that the shop requires in a billing address. Source: CHK-7. */
export const requiredFields = (shop: AskedFields | undefined): readonly ConfiguredField[] =>
  configuredFields.filter((field) => askedFor(shop, field) === 'required');
