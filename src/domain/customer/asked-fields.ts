/** Whether a form asks for something that not every shop wants to know. */
export type Asked = 'hidden' | 'optional' | 'required';

/** What a shop says of the fields that it decides on. */
export type AskedFields = Readonly<Partial<Record<ConfiguredField, Asked>>>;
const configuredFields = ['salutation', 'birthday'] as const;
export type ConfiguredField = (typeof configuredFields)[number];

/** Where a shop says nothing: everybody may choose how to be addressed, nobody is asked for a birthday. Source: CHK-7. */
const usual: Readonly<Record<ConfiguredField, Asked>> = { salutation: 'optional', birthday: 'hidden' };

/** What a form does with the field. */
export const askedFor = (shop: AskedFields | undefined, field: ConfiguredField): Asked =>
  shop?.[field] ?? usual[field];

/** The fields without which the shop takes no bill. Source: CHK-7. */
export const requiredFields = (shop: AskedFields | undefined): readonly ConfiguredField[] =>
  configuredFields.filter((field) => askedFor(shop, field) === 'required');
