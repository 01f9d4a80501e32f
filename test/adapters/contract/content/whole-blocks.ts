import type { Block } from '../../../../src/domain/content/block.ts';

const image = { template: '/images/scene/{width}.webp', alt: 'Ein Auge', width: 1600, height: 900 };
const images = { desktop: image, tablet: { ...image, width: 800 }, mobile: { ...image, width: 400 } };
const link = { label: 'Mehr', target: { _tag: 'Page', path: '/c/linsen' } } as const;
const elsewhere = {
  label: 'Dort',
  target: { _tag: 'Elsewhere', url: 'https://elsewhere.example/' },
} as const;
const headed = { heading: 'Überschrift', text: 'Text' };
const offer = {
  id: 'o',
  placement: { start: '2026-01-01 00:00', end: '2026-12-31 23:59', include: ['^/$'], exclude: ['^/p/'] },
  title: 'Angebot',
  text: 'Zehn Prozent',
  images,
  link,
  promotion: {
    id: 'p',
    name: 'Herbst',
    items: [{ id: 'i', name: 'Hydralis' }],
    creativeName: 'Blatt',
    creativeSlot: 'oben',
  },
};
const words = { kind: 'text', text: 'Linsen', marks: ['bold', 'italic'] } as const;

/** Each kind of node, with all its fields. */
export const wholeText = [
  { kind: 'paragraph', content: [words, { kind: 'line-break' }, { ...words, link: elsewhere.target }] },
  { kind: 'heading', level: 2, content: [words] },
  {
    kind: 'list',
    ordered: true,
    items: [[{ kind: 'paragraph', content: [words] }]],
  },
  { kind: 'quote', content: [{ kind: 'code', text: 'x' }] },
  { kind: 'code', text: 'y' },
  { kind: 'rule' },
  { kind: 'table', rows: [[{ isHeading: true, content: [words] }]] },
  { kind: 'picture', image },
] as const;

const facts = { kind: 'facts', id: 'facts' } as const;

/** Each kind of block, with all its fields. */
export const wholeBlocks: { readonly [K in Block['kind']]: Extract<Block, { kind: K }> } = {
  hero: { kind: 'hero', id: 'hero', items: [{ ...offer, eyebrow: 'Neu', secondLink: elsewhere }] },
  banners: { kind: 'banners', id: 'banners', size: 'small', items: [offer], ...headed },
  products: {
    kind: 'products',
    id: 'products',
    source: { of: 'chosen', ids: ['10010'] },
    most: 24,
    link,
    ...headed,
  },
  text: { kind: 'text', id: 'text', body: wholeText, align: 'center', heading: 'Überschrift' },
  support: { kind: 'support', id: 'support', ...headed },
  usps: { kind: 'usps', id: 'usps', items: [{ id: 'u', text: 'Schnell' }], ...headed },
  trust: {
    kind: 'trust',
    id: 'trust',
    items: ['a', 'b', 'c'].map((id) => ({ id, number: '9', text: 'von zehn' })),
    ...headed,
  },
  'shipping-options': { kind: 'shipping-options', id: 'shipping', ...headed },
  iframe: { kind: 'iframe', id: 'iframe', url: 'https://frame.example/a', title: 'Rahmen', height: 10_000 },
  'consent-overview': { kind: 'consent-overview', id: 'consent', type: 'category', category: 'personal' },
  experiment: {
    kind: 'experiment',
    id: 'experiment',
    featureKey: 'front',
    wanted: [{ key: 'tone', type: 'String', value: 'calm' }],
    defaultVariant: true,
    blocks: [facts],
  },
  services: {
    kind: 'services',
    id: 'services',
    items: [{ id: 's', title: 'Sehtest', text: 'Gratis', image, link }],
    image: images,
    ...headed,
  },
  lookbook: {
    kind: 'lookbook',
    id: 'lookbook',
    items: [{ id: 'l', title: 'Lesen', text: 'Leicht', image, link }],
    ...headed,
  },
  day: {
    kind: 'day',
    id: 'day',
    items: [{ id: 'd', part: 'morning', time: '07:30', title: 'Zuerst', text: 'Lesen' }],
    ...headed,
  },
  'simple-to-order': {
    kind: 'simple-to-order',
    id: 'steps',
    steps: ['a', 'b', 'c'].map((id) => ({
      id,
      text: 'Wählen',
      title: 'Schritt',
      image,
      link,
      email: 'hallo@example.org',
      phone: { number: '+41445550120', label: '044 555 01 20' },
    })),
    ...headed,
  },
  'info-timeline': {
    kind: 'info-timeline',
    id: 'timeline',
    items: [{ id: 't', title: '2001', text: 'Anfang', image, link }],
    ...headed,
  },
  'studio-list': {
    kind: 'studio-list',
    id: 'studios',
    rows: [{ id: 'r', title: 'Zürich', text: 'Am See', link }],
    ...headed,
  },
  choices: {
    kind: 'choices',
    id: 'choices',
    items: [{ id: 'c', product: '10010', portrait: 'optician-2', by: 'Karim, Paris', reason: 'Leicht.' }],
    ...headed,
  },
  contact: {
    kind: 'contact',
    id: 'contact',
    people: [{ id: 'p', portrait: 'optician-3', name: 'Hélène', subject: 'Linsen' }],
    ...headed,
  },
  categories: { kind: 'categories', id: 'categories', ...headed },
  facts,
  faq: {
    kind: 'faq',
    id: 'faq',
    items: [
      { id: 'q', theme: 'Tragen', question: 'Wie oft?', answer: [{ kind: 'paragraph', content: [words] }] },
    ],
    withShopQuestions: true,
    ...headed,
  },
  'recently-seen': { kind: 'recently-seen', id: 'seen' },
  law: { kind: 'law', id: 'law', page: 'returns' },
};
