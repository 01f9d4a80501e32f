import { answering, type Fault, type Json } from './faulty-server.ts';

/** Faults in which one field of an answer is wrong, while the answer still matches the contract. */

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const first = (items: unknown, change: (one: Json) => Json): unknown => {
  const [one, ...rest] = list(items);
  return one ? [change(one), ...rest] : items;
};
const one = (name: string, change: (value: Json) => Json) => (body: Json) => ({
  ...body,
  ...(isJson(body[name]) && { [name]: change(body[name]) }),
});
const swapped =
  (a: string, b: string) =>
  (body: Json): Json => ({ ...body, [a]: body[b], [b]: body[a] });
const plus =
  (name: string) =>
  (body: Json): Json => ({ ...body, [name]: Number(body[name]) + 1 });

const days = swapped('calculated_arrival_date_min', 'calculated_arrival_date_max');
const names = swapped('first_name', 'last_name');
const cart = /^\/api\/carts\/[\w-]+$/;
const cartAnswer = (change: (body: Json) => unknown): Fault => answering('GET', cart, change);
const orderAnswer = (change: (body: Json) => unknown): Fault =>
  answering('GET', /^\/api\/orders\/[\w-]+$/, change);
const product = (change: (body: Json) => unknown): Fault =>
  answering('GET', /^\/api\/products\/[\w-]+$/, change);

export const wrongQuantity = cartAnswer((body) => ({ ...body, items: first(body.items, plus('quantity')) }));
export const swappedDays: Fault = answering('POST', /^\/api\/delivery\/prediction$/, days);
export const swappedDaysOfEach: Fault = answering('POST', /^\/api\/delivery\/prediction$/, (body) => ({
  ...body,
  items: list(body.items).map(days),
}));
export const swappedDaysOfSending: Fault = answering('GET', /^\/api\/shipping-options$/, (body) =>
  list(body).map(swapped('working_days_min', 'working_days_max')),
);
export const wrongStock: Fault = answering('POST', /^\/api\/delivery\/dates$/, (body) => ({
  ...body,
  items: first(body.items, one('stock', plus('available'))),
}));
export const wrongStep = product((body) => ({ ...body, bulk_price: first(body.bulk_price, plus('price')) }));
export const wrongScore: Fault = answering('GET', /\/review-scores$/, (body) => ({
  ...body,
  rating_total: Number(body.rating_total) / 2,
}));
export const wrongStars: Fault = answering('GET', /\/review-scores$/, (body) => ({
  ...body,
  given: [...(body.given as readonly number[]).slice(1), 0],
}));
export const otherLanguage = product(one('titles', swapped('de', 'fr')));
export const wrongHit: Fault = answering('GET', /^\/api\/search$/, (body) => ({
  ...body,
  result: list(body.result).map(one('price', plus('current'))),
}));
export const wrongLineTitle: Fault = answering('POST', /\/items$/, (body) => {
  const lines = list(body.items);
  return { ...body, items: lines.map((line) => ({ ...line, title: lines[0]?.title })) };
});
export const swappedNames = cartAnswer(one('shipping_address', names));
export const wrongBilling = cartAnswer(one('billing_address', swapped('city', 'street')));
export const otherWay = cartAnswer((body) => ({
  ...body,
  shipments: first(body.shipments, (shipment) => ({ ...shipment, method: 'another' })),
}));
export const otherPayment = cartAnswer((body) => ({ ...body, payment_method: 'another' }));
export const wrongTax = cartAnswer((body) => ({ ...body, vat_lines: first(body.vat_lines, plus('gross')) }));
export const otherCurrency: Fault = answering('POST', /^\/api\/orders$/, (body) => ({
  ...body,
  currency_code: 'EUR',
}));
export const otherCurrencyOfPrice: Fault = answering('POST', /^\/api\/pricing$/, (body) => ({
  ...body,
  currency: 'EUR',
}));
export const wrongOrderLine: Fault = answering('POST', /^\/api\/orders$/, (body) => ({
  ...body,
  items: first(body.items, plus('quantity')),
}));
export const otherState = orderAnswer((body) => ({ ...body, state: 'shipped' }));
export const orderElsewhere = orderAnswer(one('shipping_address', swapped('street', 'city')));
export const swappedProfile: Fault = answering('GET', /^\/api\/customers\/me$/, names);
export const otherBook: Fault = answering('GET', /^\/api\/customers\/me\/addresses$/, (body) =>
  Array.isArray(body)
    ? list(body).map(swapped('postcode', 'street_number'))
    : { ...body, 'hydra:member': list(body['hydra:member']).map(swapped('postcode', 'street_number')) },
);
