import { gql } from 'graphql-tag';

/** Requests of staff about the values of an order's lenses, beside the engine's own Admin API. */
export const staffSchema = gql`
  extend enum HistoryEntryType {
    SHOP_EYE_MENDED
  }

  type LensValue {
    code: String!
    value: String!
  }
  input LensValueInput {
    code: String!
    value: String!
  }
  type ShopEyeOption {
    code: String!
    values: [String!]!
  }
  "Where one of the values is chosen for 'when', only 'keep' of 'code' is made."
  type ShopEyeNarrowing {
    when: String!
    values: [String!]!
    code: String!
    keep: [String!]!
  }
  "A line of an order whose product is ordered by values."
  type ShopEye {
    "Of the order's line."
    id: ID!
    title: String!
    quantity: Int!
    "left or right; none: nobody said it."
    eye: String
    values: [LensValue!]!
    "What the product is made in."
    options: [ShopEyeOption!]!
    narrowings: [ShopEyeNarrowing!]!
    "Why its values cannot be changed any more; none: they can."
    fixed: String
  }
  "A no: nothing was changed. The message is for staff to read."
  type ShopEyesRefusal {
    code: String!
    message: String!
  }
  type ShopEyesAnswer {
    ok: [ShopEye!]
    no: ShopEyesRefusal
  }

  extend type Query {
    "Only of orders of the shop."
    shopEyes(orderId: ID!): ShopEyesAnswer!
  }
  extend type Mutation {
    "Until the parcel leaves. 'was': the values that were looked at; where they are others by now, nothing is changed."
    shopMendEye(
      orderLineId: ID!
      was: [LensValueInput!]!
      values: [LensValueInput!]!
      note: String!
    ): ShopEyesAnswer!
  }
`;
