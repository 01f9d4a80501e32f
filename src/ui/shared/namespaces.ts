/** The parts that the words come in: one file per part and language. */
export const namespaces = [
  'common',
  'frame',
  'panel',
  'home',
  'catalogue',
  'colours',
  'facts',
  'law',
  'listing',
  'compare',
  'photo',
  'finder',
  'product',
  'regular',
  'eyes',
  'content',
  'stories',
  'search',
  'cart',
  'checkout',
  'orders',
  'account',
  'personal',
  'history',
  'consent',
  'email',
  'supply',
] as const;
export type Namespace = (typeof namespaces)[number];

export const isNamespace = (input: unknown): input is Namespace => namespaces.some((name) => name === input);
