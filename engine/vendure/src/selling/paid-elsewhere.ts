import { LanguageCode, PaymentMethodHandler } from '@vendure/core';

/** Money is taken by the shop's payment provider; the engine only records the result. */
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
  // There is no `createRefund`: the shop refunds at the provider after the notice. Until then a refund stays pending,
  // as the engine created it. Returning `Pending` here again would be a transition that the states do not have.
});
