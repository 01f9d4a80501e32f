import type { contentApi } from './content/content-api.ts';
import type { OperationName } from './shop-api.ts';

/** What a backend may report as missing. Its code is `{thing}.not_found`. */
export type Thing =
  | 'account'
  | 'address'
  | 'cart'
  | 'category'
  | 'consent'
  | 'express'
  | 'eye_check'
  | 'identity'
  | 'lens_set'
  | 'lens_wearer'
  | 'location'
  | 'mail_stop'
  | 'marketing_communication'
  | 'order'
  | 'order_look_up'
  | 'partner'
  | 'payment'
  | 'payment_alias'
  | 'product'
  | 'product_alert'
  | 'product_replacement'
  | 'reminder_alarm'
  | 'shipment'
  | 'story'
  | 'subscription';
type Absences = readonly [Thing, ...Thing[]];

/**
 * The things that each operation may not find; those named in its path come first, in that order. Separate from the
 * table, because no browser needs it.
 */
export const absences: { readonly [Name in OperationName | keyof typeof contentApi]?: Absences } = {
  getCategory: ['category'],
  getProducts: ['category'],
  findProducts: ['category'],
  getProduct: ['product'],
  getProductOptions: ['product'],
  getProductReplacement: ['product_replacement'],
  getProductReviews: ['product'],
  getProductReviewScores: ['product'],
  getProductSafety: ['product'],
  getProductPricing: ['product'],
  getDeliveryDates: ['product'],
  getDeliveryPrediction: ['product'],
  getCart: ['cart'],
  addToCart: ['cart'],
  updateCartQuantity: ['cart'],
  removeFromCart: ['cart'],
  applyCoupon: ['cart'],
  deleteCouponCode: ['cart'],
  setCurrentCart: ['cart'],
  renewCart: ['cart'],
  productOptOut: ['cart'],
  productOptIn: ['cart'],
  updateOrder: ['cart'],
  deleteMilesAndMoreNumber: ['cart'],
  getSelectedShippingMethods: ['cart', 'shipment'],
  updateOrderShippingMethod: ['cart', 'shipment'],
  getPaymentMethods: ['cart'],
  updateOrderPaymentMethod: ['cart'],
  createMyOrderFromCart: ['cart'],
  startExpress: ['cart'],
  getExpress: ['cart', 'express'],
  startPayment: ['order', 'payment_alias'],
  getPaymentOutcome: ['order', 'payment'],
  getCustomerPartner: ['partner'],
  getOrder: ['order'],
  getCustomerDocuments: ['order'],
  lookUpOrder: ['order_look_up'],
  reorder: ['order'],
  updateCustomerAddress: ['address'],
  deleteCustomerAddress: ['address'],
  setConsent: ['consent'],
  unlinkCustomerIdentity: ['identity'],
  renameLensWearer: ['lens_wearer'],
  deleteLensWearer: ['lens_wearer'],
  assignLensSet: ['lens_set'],
  getMarketingCommunication: ['marketing_communication'],
  updateMarketingCommunication: ['marketing_communication'],
  stopMails: ['mail_stop'],
  askForProductAlert: ['product'],
  stopProductAlert: ['product_alert'],
  getEyeCheckSlots: ['partner'],
  bookEyeCheck: ['partner'],
  getEyeCheck: ['eye_check'],
  moveEyeCheck: ['eye_check'],
  cancelEyeCheck: ['eye_check'],
  getLocation: ['location'],
  assignOptician: ['partner'],
  getCustomerPaymentAlias: ['payment_alias'],
  deleteCustomerPaymentAlias: ['payment_alias'],
  getRateableProducts: ['account'],
  addProductRating: ['product'],
  createReminderAlarmSuggestion: ['reminder_alarm'],
  recalculateReminderAlarmSuggestion: ['reminder_alarm'],
  updateReminderAlarm: ['reminder_alarm'],
  updateActiveReminderAlarm: ['reminder_alarm'],
  deleteReminderAlarm: ['reminder_alarm'],
  getSubscription: ['subscription'],
  createSubscription: ['order'],
  updateSubscription: ['subscription'],
  getGuestSubscription: ['subscription'],
  steerGuestSubscription: ['subscription'],
  orderGuestDelivery: ['subscription'],
  updateSubscriptionsAddresses: ['subscription'],
  getStory: ['story'],
  getNavigation: ['story'],
  getHeaderBanners: ['story'],
};
