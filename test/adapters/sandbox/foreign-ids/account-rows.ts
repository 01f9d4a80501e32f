import { care, swissAddress } from '../fixtures/shopper.ts';
import { alarmBody } from './alarm-body.ts';
import { nobodys, proof, type Rows, words } from './ids.ts';

/** Identity of a customer, and the data of their account. */
export const accountRows: Rows = {
  getCustomerLastPayment: words,
  customerGetReorderInterval: nobodys,
  lookUpOrder: ({ number }) => ({ body: { number, email: 'thief@example.org' } }),
  withdrawFromContract: 'Anyone gets a receipt, whether or not the order exists.',
  cancelContract: 'Anyone gets a receipt, whether or not the contract exists.',
  customerSignMeUp: proof,
  exchangeLoginLinkHash: proof,
  signInWithCustomToken: proof,
  customerSignWithIdToken: proof,
  customerResetPassword: proof,
  giveMailConsent: proof,
  stopMails: proof,
  exchangeIdentityCode: proof,
  linkCustomerIdentity: proof,
  unlinkCustomerIdentity: 'A provider is a fixed name; the link is that of the caller.',
  endMySession: 'Only sessions of the caller are searched; others are not found.',
  sendLoginLink: {
    said: true,
    ask: ({ cart }) => ({
      body: {
        email: 'nobody@example.org',
        redirect_link: '/',
        redirectLink: '/',
        locale: 'de',
        token_value: cart,
        tokenValue: cart,
      },
    }),
  },
  customerClaimCart: { said: true, ask: ({ cart }) => ({ body: { cart_token: cart } }) },
  createCustomerAddress: words,
  updateCustomerAddress: ({ address }) => ({ params: { id: address }, body: swissAddress }),
  deleteCustomerAddress: ({ address }) => ({ params: { id: address } }),
  getMarketingCommunication: ({ mails }) => ({ params: { id: mails } }),
  updateMarketingCommunication: ({ mails, account }, own) =>
    [
      { id: mails, account },
      { id: 'new', account },
      { id: mails, account: own.account },
    ].map(({ id, account: account_id }) => ({
      params: { id },
      body: {
        account_id,
        marketing_channels: [],
        customer_data: { email: 'a@b.ch', first_name: 'A', last_name: 'B', locale: 'de' },
      },
    })),
  renameLensWearer: ({ wearer }) => ({ params: { id: wearer }, body: { name: 'Eva' } }),
  deleteLensWearer: ({ wearer }) => ({ params: { id: wearer } }),
  assignLensSet: ({ set, wearer }, own) => [
    { params: { id: set }, body: { worn_by: 'me' } },
    { params: { id: own.set }, body: { worn_by: wearer } },
  ],
  addProductRating: {
    said: true,
    ask: ({ account }) => ({
      body: {
        catalog: 'care',
        product_id: care,
        account: {
          customer_shop_account_id: account,
          first_name: 'A',
          last_name: 'B',
          context: 'okulino',
        },
        locale: 'de',
        rating: {},
      },
    }),
  },
  createReminderAlarmSuggestion: (theirs, own) => [
    { body: alarmBody(theirs) },
    { body: alarmBody({ ...own, internal: theirs.soldInternal }) },
  ],
  recalculateReminderAlarmSuggestion: (theirs) => ({
    params: { id: theirs.alarm },
    body: alarmBody(theirs),
  }),
  updateReminderAlarm: (theirs) => ({ params: { id: theirs.alarm }, body: alarmBody(theirs) }),
  updateActiveReminderAlarm: ({ alarm }) => ({ params: { id: alarm }, body: { active: true } }),
  askForProductAlert: nobodys,
  getEyeCheckSlots: nobodys,
  bookEyeCheck: nobodys,
  getEyeCheck: ({ check }) => ({ params: { key: check } }),
  moveEyeCheck: ({ check }) => ({
    params: { key: check },
    body: { starts_at: '2026-12-11T09:00:00.000Z' },
  }),
  cancelEyeCheck: ({ check }) => ({ params: { key: check } }),
  stopProductAlert: ({ alert }) => ({ params: { id: alert } }),
  deleteReminderAlarm: ({ alarm }) => ({ params: { id: alarm } }),
  deleteCustomerPaymentAlias: ({ alias }) => ({
    params: { alias },
    query: { customer_context: 'okulino' },
  }),
  getSubscription: ({ subscription }) => ({ params: { id: subscription } }),
  createSubscription: ({ sold, cart, alias }, own) => [
    { body: { subscription_frequency: 30, order_number: sold } },
    { body: { subscription_frequency: 30, cart_token: cart } },
    {
      body: {
        subscription_frequency: 30,
        order_number: own.number,
        payment_method: 'visa',
        payment_alias: alias,
      },
    },
  ],
  updateSubscription: ({ subscription, alias }, own) => [
    { params: { id: subscription }, body: { version: 1, state: 'paused' } },
    {
      params: { id: own.subscription },
      body: { version: 1, payment_method: 'visa', payment_alias: alias },
    },
  ],
  getGuestSubscription: proof,
  steerGuestSubscription: proof,
  orderGuestDelivery: proof,
  updateSubscriptionsAddresses: ({ subscription }, own) => [
    { body: { subscriptions: [{ id: subscription, version: 1 }], shipping_address: swissAddress } },
    {
      body: {
        subscriptions: [
          { id: own.subscription, version: 1 },
          { id: subscription, version: 1 },
        ],
        shipping_address: swissAddress,
      },
    },
  ],
};
