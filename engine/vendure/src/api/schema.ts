import { gql } from 'graphql-tag';

/** An address, in requests and in responses. */
const addressFields = `
    firstName: String!
    lastName: String!
    street: String!
    streetNumber: String!
    postcode: String!
    city: String!
    countryCode: String!
    phoneNumber: String
    email: String
    provinceCode: String
    provinceName: String
    company: String
    taxNumber: String
    apartment: String
    additionalInfo: String
    recipient: String
    studioId: String
    salutation: Int
    birthday: String
    isDefault: Boolean
`;

/** Requests of the shop's server to the engine. Amounts in minor units, tax included; texts in the language of the call. */
export const schema = gql`
  type ShopRefusalValue {
    name: String!
    text: String
    number: Int
  }
  "A no: nothing was changed. Codes are those of the shop's API."
  type ShopRefusal {
    status: Int!
    code: String!
    path: String
    values: [ShopRefusalValue!]!
  }

  type LensValue {
    code: String!
    value: String!
  }
  input LensValueInput {
    code: String!
    value: String!
  }
  type LensRecommendation {
    recommendationId: String!
    source: String!
    itemPosition: Int!
  }
  input LensRecommendationInput {
    recommendationId: String!
    source: String!
    itemPosition: Int!
  }

  type ShopAddress {
    ${addressFields}
  }
  input ShopAddressInput {
    ${addressFields}
  }

  type ShopLine {
    id: String!
    shopId: String!
    variantId: String!
    sku: String!
    title: String!
    slug: String!
    quantity: Int!
    unitPrice: Int!
    "What the order takes off its price; unknown of a cancelled order."
    discount: Int
    "The shop's price of one, without steps."
    basePrice: Int
    struck: Int
    kind: String!
    lensType: String
    lensUsage: String
    badge: String
    "How much one piece holds, and of what: lenses, ml or piece"
    unitAmount: Int
    unitName: String
    brand: String
    trial: Boolean!
    status: String!
    replacedBy: String
    views: [String!]!
    options: [LensValue!]!
    eye: String
    pairId: String
    priceChannel: String
    partnerMark: String
    recommendedBy: LensRecommendation
    "Laid in by the shop: it costs nothing, and its quantity cannot be changed. Taken out, it is declined."
    gift: Boolean!
  }
  "What the shop lays in for nothing."
  type ShopGift {
    shopId: String!
    title: String!
    slug: String!
    sku: String!
    kind: String!
    views: [String!]!
    "What the goods have to come to, after discount."
    from: Int!
    "given, declined or tooLittle"
    standing: String!
  }
  "A coupon that does not count says why."
  type ShopCoupon {
    code: String!
    counts: Boolean!
    "It counts, and makes shipping free by whatever method."
    freeShipping: Boolean!
    reason: String
    minimum: Int
  }
  "What a cart did not take of a product when another one of its customer was merged into it. In pieces."
  type ShopLeftBehind {
    title: String!
    "How many of it the cart holds now, whatever their values."
    taken: Int!
    left: Int!
  }
  type ShopPayment {
    state: String!
    method: String!
    amount: Int!
    reference: String!
    createdAt: DateTime!
    refunded: Int!
    refundedAt: DateTime
  }
  "A cart, or the order that was made of it."
  type ShopOrder {
    id: String!
    token: String!
    orderToken: String
    number: String!
    state: String!
    active: Boolean!
    checkoutState: String!
    lines: [ShopLine!]!
    itemsBefore: Int!
    items: Int!
    shipping: Int!
    total: Int!
    currency: String!
    coupon: ShopCoupon
    "Absent where the shop has none, none is left, or nothing lies in the cart; of an order, what it was given."
    gift: ShopGift
    method: String
    payment: String
    email: String
    account: String
    "Until the next change of the cart."
    leftBehind: [ShopLeftBehind!]!
    loyaltyNumber: String
    destination: String!
    carrierMayAnnounce: Boolean!
    comment: String
    locale: String
    billing: ShopAddress
    shippingAddress: ShopAddress
    createdAt: DateTime!
    updatedAt: DateTime!
    placedAt: DateTime
    payableUntil: DateTime
    payments: [ShopPayment!]!
    tracking: String
  }
  type ShopCartAnswer {
    ok: ShopOrder
    no: ShopRefusal
  }

  "An open cart of which its buyer can be reminded."
  type ShopLeftCart {
    token: String!
    locale: String!
    email: String!
    account: String
    updatedAt: DateTime!
  }
  type ShopLeftCartsAnswer {
    ok: [ShopLeftCart!]
    no: ShopRefusal
  }
  "The tokens of carts."
  type ShopTokensAnswer {
    ok: [String!]
    no: ShopRefusal
  }
  type ShopDoneAnswer {
    ok: Boolean
    no: ShopRefusal
  }

  input ShopNewLine {
    shopId: String!
    variantId: String!
    quantity: Int!
    options: [LensValueInput!]!
    eye: String
    pairId: String
    priceChannel: String
    partnerMark: String
    recommendedBy: LensRecommendationInput
  }
  input ShopAdd {
    requestId: String!
    items: [ShopNewLine!]!
    "Lines that go with it."
    replaces: [String!]
  }
  input ShopQuantity {
    line: String!
    quantity: Int!
  }
  "What is not said stays. An empty text takes it off."
  input ShopUpdate {
    email: String
    "Of the account that asks: where the cart is its own, it takes no other."
    accountEmail: String
    billing: ShopAddressInput
    shippingAddress: ShopAddressInput
    destination: String
    comment: String
    coupon: String
    loyaltyNumber: String
  }
  input ShopShipping {
    method: String!
    carrierMayAnnounce: Boolean
  }
  "What a cart holds at most: the shop's settings, said with each change so that there is no copy of them to be out of date."
  input ShopLimits {
    "Different lines."
    lines: Int!
    "Pieces of a line. Fewer than lie there is always allowed."
    pieces: Int!
    "Pieces of a trial, over all lines of it."
    trials: Int!
    "Products of which one is enough, over all lines: by number or sku."
    oneOnly: [String!]!
  }
  "One of these, and one only."
  input ShopChange {
    add: ShopAdd
    quantity: ShopQuantity
    remove: String
    coupon: String
    couponOff: Boolean
    update: ShopUpdate
    shipping: ShopShipping
    payment: String
    "The gift is wanted after all; false: it is declined."
    gift: Boolean
  }

  type ShopShippingMethod {
    code: String!
    price: Int!
  }
  type ShopShippingAnswer {
    ok: [ShopShippingMethod!]
    no: ShopRefusal
  }

  "What an account has sent while nobody is there: no gift, no coupon."
  input ShopDelivery {
    account: String!
    email: String!
    items: [ShopNewLine!]!
    billing: ShopAddressInput!
    shippingAddress: ShopAddressInput!
    destination: String!
    loyaltyNumber: String
    "Wanted; where it does not fit, the cheapest other one."
    method: String
    payment: String!
  }

  input ShopSeenLine {
    shopId: String!
    variantId: String!
    quantity: Int!
    unitPrice: Int!
  }
  "What the buyer saw: an order at another price or of other lines is refused."
  input ShopSeen {
    total: Int
    currency: String
    "Whether there was a gift."
    gift: Boolean
    "In the order of the cart's own, the gift with them."
    lines: [ShopSeenLine!]
  }

  type ShopOrderToken {
    orderToken: String!
  }
  type ShopTokenAnswer {
    ok: ShopOrderToken
    no: ShopRefusal
  }
  type ShopOrderList {
    total: Int!
    orders: [ShopOrder!]!
  }
  type ShopOrdersAnswer {
    ok: ShopOrderList
    no: ShopRefusal
  }

  input ShopStockQuestion {
    shopId: String!
    options: [LensValueInput!]!
  }
  type ShopStockLevel {
    shopId: String!
    options: [LensValue!]!
    available: Int!
    stopOrder: Boolean!
  }
  type ShopStockAnswer {
    ok: [ShopStockLevel!]
    no: ShopRefusal
  }

  type ShopText {
    language: String!
    name: String!
    slug: String!
    description: String!
    "Of a category: its address below the shop."
    path: String
  }
  type ShopStep {
    quantity: Int!
    price: Int!
  }
  type ShopPartnerPrice {
    channel: String!
    price: Int!
    steps: [ShopStep!]!
  }
  type ShopOption {
    code: String!
    values: [String!]!
  }
  type ShopNarrowing {
    when: String!
    values: [String!]!
    code: String!
    keep: [String!]!
  }
  type ShopRelation {
    kind: String!
    id: String!
  }
  type ShopProduct {
    shopId: String!
    sku: String!
    enabled: Boolean!
    removed: Boolean!
    texts: [ShopText!]!
    kind: String!
    maker: String
    brand: String
    lensType: String
    lensUsage: String
    unitAmount: Int
    unitName: String
    badge: String
    partNumber: String
    homeCategory: String
    trial: Boolean!
    discontinued: Boolean!
    ratingTenths: Int
    ratingCount: Int
    popularity: Int
    soldSince: String
    groupId: String
    replacedBy: String
    lensOptions: [ShopOption!]!
    narrowings: [ShopNarrowing!]!
    facts: [LensValue!]!
    "What the law of products asks, as JSON: see README, “The passport of a product”."
    passport: String
    related: [ShopRelation!]!
    views: [String!]!
    price: Int!
    steps: [ShopStep!]!
    struck: Int
    partners: [ShopPartnerPrice!]!
    available: Int!
    stopOrder: Boolean!
    countedBy: String!
    changedAt: DateTime!
  }
  type ShopProductList {
    "Ask from here the next time: the moment at which this answer began."
    asOf: DateTime!
    "Of all that were asked for, this page among them."
    total: Int!
    products: [ShopProduct!]!
  }
  type ShopProductsAnswer {
    ok: ShopProductList
    no: ShopRefusal
  }
  type ShopCategory {
    shopId: String!
    parent: String
    position: Int!
    texts: [ShopText!]!
    productIds: [String!]!
    changedAt: DateTime!
  }
  type ShopCategoryList {
    asOf: DateTime!
    "Of the shop, whichever were asked for: what is not among them is gone."
    ids: [String!]!
    categories: [ShopCategory!]!
  }
  type ShopCategoriesAnswer {
    ok: ShopCategoryList
    no: ShopRefusal
  }

  type ShopEngine {
    "Of these operations: the shop asks for the one that it knows."
    version: Int!
    engine: String!
    channel: String!
    currency: String!
    languages: [String!]!
    lensStock: String!
    "Customers who sign in by it."
    accounts: Boolean!
  }
  type ShopEngineAnswer {
    ok: ShopEngine
    no: ShopRefusal
  }

  extend type Query {
    "What it would come to as an order now. Nothing of it is kept."
    shopWeighDelivery(locale: String!, delivery: ShopDelivery!): ShopCartAnswer!
    shopEngine: ShopEngineAnswer!
    shopCart(token: String!, account: String): ShopCartAnswer!
    "With an e-mail and lines, untouched since, the oldest first; those that nobody was reminded of."
    shopLeftCarts(before: DateTime!, take: Int!): ShopLeftCartsAnswer!
    "Those of an account that are not ordered yet, the newest first."
    shopAccountCarts(account: String!): ShopTokensAnswer!
    shopShippingMethods(token: String!, account: String): ShopShippingAnswer!
    "By the link of an order; its customer names it by its number as well."
    shopOrder(order: String!, account: String): ShopCartAnswer!
    shopFindOrder(number: String!, email: String!): ShopTokenAnswer!
    shopOrders(account: String!, take: Int!, skip: Int!): ShopOrdersAnswer!
    shopStock(asked: [ShopStockQuestion!]!): ShopStockAnswer!
    shopProducts(take: Int!, skip: Int!, since: DateTime): ShopProductsAnswer!
    shopCategories(since: DateTime): ShopCategoriesAnswer!
  }
  extend type Mutation {
    "The same token answers the same order. A refused one leaves nothing, no cart either."
    shopPlaceDelivery(token: String!, locale: String!, delivery: ShopDelivery!, seen: ShopSeen): ShopCartAnswer!
    shopOpenCart(locale: String!, account: String, email: String): ShopCartAnswer!
    shopChangeCart(token: String!, account: String, locale: String, limits: ShopLimits!, change: ShopChange!): ShopCartAnswer!
    "Another token for the same cart: the old one opens nothing any more. The same request gets the same cart again for a day."
    shopRenewCart(token: String!, account: String, requestId: String!): ShopCartAnswer!
    "The named cart becomes the customer's and takes in what they had left last, as far as the limits allow; empty, or without one, what they had left, or nothing."
    shopClaimCart(account: String!, email: String!, token: String, limits: ShopLimits!): ShopCartAnswer!
    "Once for a cart: it is among those that were left no more, also where it is changed later."
    shopCartReminded(token: String!): ShopDoneAnswer!
    "Deletes the carts of an account that is gone, but none that was ordered. Returns the tokens of those that are gone. Told twice, it is once."
    shopForgetCarts(account: String!): ShopTokensAnswer!
    "Deletes carts of visitors and customers that are unchanged since then, but none that was ordered. A limited number at once: ask again until the answer, the tokens of those that are gone, is empty."
    shopForgetOldCarts(before: DateTime!): ShopTokensAnswer!
    shopPlaceOrder(token: String!, account: String, locale: String!, seen: ShopSeen): ShopCartAnswer!
    "Told twice, it is one payment."
    shopPaid(orderToken: String!, method: String!, reference: String!): ShopCartAnswer!
    "Its buyer pays after delivery, whatever they wanted when they ordered: it waits no more. Told twice, it is once."
    shopPaidLater(orderToken: String!, method: String!): ShopCartAnswer!
    "What the shop gave back, whether staff asked for it or not. Told twice, it is one."
    shopRefunded(orderToken: String!, amount: Int!, reference: String!, reason: String): ShopCartAnswer!
    "Takes the values of eyes out of an order that is over; a lens keeps its colour. Told twice, it is once."
    shopForgetValues(orderToken: String!): ShopDoneAnswer!
    "An amount off the goods, once, in a cart of that account only. Asked again by its code, it is one coupon."
    shopMakeCoupon(code: String!, amount: Int!, account: String!, endsAt: DateTime!): ShopDoneAnswer!
  }
`;
