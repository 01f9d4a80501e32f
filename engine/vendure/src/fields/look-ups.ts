import { type EntityMetadataModifier, Order } from '@vendure/core';

/** Indexes for the shop's look-ups of orders, beside the tokens, which are unique. */
export const lookUps: EntityMetadataModifier = (storage) => {
  const index = (name: string, columns: string[], where?: string) =>
    storage.indices.push({ target: Order, name, columns, unique: false, synchronize: true, where });
  index('dioptra_order_account', ['customFields.account']);
  index('dioptra_order_email', ['customFields.emailKey']);
  index('dioptra_order_payable', ['state', 'customFields.payableUntil']);
  index('dioptra_order_renewed', ['customFields.renewedFrom']);
  index(
    'dioptra_order_left',
    ['updatedAt'],
    '"active" AND "customFieldsEmail" IS NOT NULL AND "customFieldsRemindedat" IS NULL',
  );
};
