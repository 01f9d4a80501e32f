import { LanguageCode, PaymentMethodHandler } from '@vendure/core';

/** Money is taken by the shop's payment provider; the engine is told what became of it. */
export const paidElsewhere = new PaymentMethodHandler({
  code: 'paid-elsewhere',
  description: [{ languageCode: LanguageCode.en, value: 'Paid at the provider of the shop' }],
  args: {
    later: {
      type: 'boolean',
      defaultValue: false,
      label: [{ languageCode: LanguageCode.en, value: 'Paid by hand after delivery' }],
    },
  },
  createPayment: (_ctx, _order, amount, args, metadata) => ({
    amount,
    state: args.later || metadata.later ? 'Authorized' : 'Settled',
    transactionId: String(metadata.reference ?? ''),
    metadata: { public: { method: String(metadata.method ?? '') } },
  }),
  settlePayment: () => ({ success: true }),
  // No `createRefund`: the shop gives back at the provider once it is told, until then a refund is pending, as the engine
  // made it. Said here again, `Pending` would be a step that its states do not have.
});
