import { gql } from 'graphql-tag';

/** Requests of the shop's server about customers who can sign in. None is answered without its key. */
export const accountSchema = gql`
  "A customer who can sign in, in all channels of the engine the same."
  type ShopCustomer {
    id: String!
    email: String!
    firstName: String!
    lastName: String!
    phone: String
    birthday: String
    loyaltyNumber: String
    "Whether somebody has shown that the mailbox is theirs."
    verified: Boolean!
    hasPassword: Boolean!
  }
  type ShopCustomerAnswer {
    ok: ShopCustomer
    no: ShopRefusal
  }
  type ShopSignedIn {
    customer: ShopCustomer!
    "Ends the session, and opens nothing."
    sessionId: String!
    "The engine's own bearer token."
    token: String!
  }
  type ShopSignedInAnswer {
    ok: ShopSignedIn
    no: ShopRefusal
  }
  "What is not said stays. An empty text takes it off."
  input ShopCustomerChange {
    firstName: String
    lastName: String
    phone: String
    birthday: String
    loyaltyNumber: String
  }

  extend type Query {
    "By one of both."
    shopCustomer(customer: String, email: String): ShopCustomerAnswer!
    shopWhoIs(token: String!): ShopCustomerAnswer!
  }
  extend type Mutation {
    "customer: whom the shop knows by this e-mail already."
    shopSignIn(email: String!, password: String!, customer: String): ShopSignedInAnswer!
    "By a proof of the shop's own."
    shopOpenSession(customer: String!): ShopSignedInAnswer!
    shopEndSessions(ids: [String!]!): ShopDoneAnswer!
    "proven: the shop has seen that the mailbox is theirs."
    shopAddCustomer(
      email: String!
      firstName: String!
      lastName: String!
      password: String
      proven: Boolean!
    ): ShopCustomerAnswer!
    shopCheckPassword(customer: String!, password: String!): ShopDoneAnswer!
    "Ends every session but one."
    shopSetPassword(customer: String!, password: String!, proven: Boolean!, but: String): ShopCustomerAnswer!
    shopUpdateCustomer(customer: String!, change: ShopCustomerChange!): ShopCustomerAnswer!
    "everywhere: false where they have an account in another shop."
    shopRemoveCustomer(customer: String!, account: String!, everywhere: Boolean!): ShopDoneAnswer!
    "Those that were not made at the shop and that no account has yet. Each gets a link."
    shopPastOrders(customer: String!, take: Int!): ShopOrdersAnswer!
    shopClaimOrders(account: String!, orders: [String!]!): ShopDoneAnswer!
  }
`;
