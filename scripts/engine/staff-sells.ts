/**
 * Actions of staff in a Vendure engine by its Admin API: a customer with a password, and an order that staff enter and
 * that is paid.
 */

interface Staff {
  readonly ask: <Data>(query: string, variables: object) => Promise<Data>;
}

/** `admin`: the Admin API, with name and password of the user; `channel`: the token of a shop's channel. */
const signIn = async (admin: URL, channel: string): Promise<Staff> => {
  const { origin, pathname, username, password } = admin;
  const post = (query: string, variables: object, headers: Readonly<Record<string, string>>) =>
    fetch(origin + pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'vendure-token': channel, ...headers },
      body: JSON.stringify({ query, variables }),
    });
  const answer = await post(
    'mutation($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }',
    { username: decodeURIComponent(username), password: decodeURIComponent(password) },
    {},
  );
  const token = answer.headers.get('vendure-auth-token');
  if (!token) throw new Error('The sign-in at the engine failed');
  return {
    ask: async <Data>(query: string, variables: object): Promise<Data> => {
      const response = await post(query, variables, { authorization: `Bearer ${token}` });
      const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
      if (!data || errors) throw new Error(errors?.[0]?.message ?? `answered ${response.status}`);
      return data;
    },
  };
};

export interface SoldByStaff {
  readonly email: string;
  readonly password: string;
  /** The number of the product in the shop. */
  readonly product: string;
}

const address = {
  fullName: 'Mara Keller',
  streetLine1: 'Seestrasse 12',
  city: 'Zürich',
  postalCode: '8002',
  countryCode: 'CH',
};

/** Returns the number of the order. */
export const staffSells = async (
  admin: URL,
  channel: string,
  { email, password, product }: SoldByStaff,
): Promise<string> => {
  const { ask } = await signIn(admin, channel);
  const { made } = await ask<{ made: { id: string } }>(
    'mutation($input: CreateCustomerInput!, $password: String) { made: createCustomer(input: $input, password: $password) { ... on Customer { id } } }',
    { input: { emailAddress: email, firstName: 'Mara', lastName: 'Keller' }, password },
  );
  const { products } = await ask<{ products: { items: { variants: { id: string }[] }[] } }>(
    'query($product: String!) { products(options: { filter: { shopId: { eq: $product } } }) { items { variants { id } } } }',
    { product },
  );
  const { draft } = await ask<{ draft: { id: string; code: string } }>(
    'mutation { draft: createDraftOrder { id code } }',
    {},
  );
  const order = draft.id;
  await ask(
    `mutation($order: ID!, $variant: ID!, $customer: ID!, $address: CreateAddressInput!) {
      addItemToDraftOrder(orderId: $order, input: { productVariantId: $variant, quantity: 2 }) { __typename }
      setCustomerForDraftOrder(orderId: $order, customerId: $customer) { __typename }
      setDraftOrderShippingAddress(orderId: $order, input: $address) { id }
      setDraftOrderBillingAddress(orderId: $order, input: $address) { id } }`,
    { order, customer: made.id, variant: products.items[0]?.variants[0]?.id, address },
  );
  const { ways } = await ask<{ ways: { id: string }[] }>(
    'query($order: ID!) { ways: eligibleShippingMethodsForDraftOrder(orderId: $order) { id } }',
    { order },
  );
  const { paid } = await ask<{ paid: { state?: string; message?: string } }>(
    `mutation($order: ID!, $way: ID!) {
      setDraftOrderShippingMethod(orderId: $order, shippingMethodId: $way) { __typename }
      transitionOrderToState(id: $order, state: "ArrangingPayment") { __typename }
      paid: addManualPaymentToOrder(
        input: { orderId: $order, method: "visa", transactionId: "till", metadata: {} }
      ) { ... on Order { state } ... on ErrorResult { message } } }`,
    { order, way: ways[0]?.id },
  );
  if (paid.state !== 'PaymentSettled') throw new Error(paid.message ?? `The order is ${paid.state}`);
  return draft.code;
};
