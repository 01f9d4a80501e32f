import * as O from 'fp-ts/Option';
import type { BlockKind } from '../../domain/content/block.ts';
import {
  type Fields,
  imageOf,
  isFields,
  listOf,
  named,
  numberOf,
  partsOf,
  patternsOf,
  spelledOf,
  targetOf,
  textOf,
} from './storyblok-fields.ts';
import { type Reading, richTextOf } from './storyblok-rich-text.ts';

const bloks = (value: unknown): readonly Fields[] => listOf(value).filter(isFields);
const idOf = (blok: Fields) => ({ id: textOf(blok._uid) });
const headed = ({ heading, text }: Fields) => ({ ...named('heading', heading), ...named('text', text) });

/** Reads a link with its label. An invalid link is left out, and the block is shown without it. */
const linkIn = (
  name: string,
  label: unknown,
  field: unknown,
  { locale, brand, dropped }: Reading,
): Fields => {
  const target = targetOf(field, locale, brand);
  const words = textOf(label).trim();
  const isEmpty =
    !isFields(field) ||
    (textOf(field.url) === '' && textOf(field.cached_url) === '' && textOf(field.email) === '');
  if (O.isNone(target) && !isEmpty) dropped('link');
  return O.isSome(target) && words !== '' ? { [name]: { label: words, target: target.value } } : {};
};

const image = (asset: unknown): Fields => {
  const known = imageOf(asset);
  return known ? { image: known } : {};
};
const screenImages = (name: string, { image: desktop, image_tablet, image_mobile }: Fields): Fields => {
  const [wide, tablet, mobile] = [imageOf(desktop), imageOf(image_tablet), imageOf(image_mobile)];
  return wide ? { [name]: { desktop: wide, ...(tablet && { tablet }), ...(mobile && { mobile }) } } : {};
};

const promotion = ({ promotion_id, promotion_name, creative_name, creative_slot, items }: Fields): Fields => {
  const id = textOf(promotion_id).trim();
  if (id === '') return {};
  return {
    promotion: {
      id,
      name: textOf(promotion_name),
      ...named('creativeName', creative_name),
      ...named('creativeSlot', creative_slot),
      items: bloks(items).map(({ item_id, item_name }) => ({ id: textOf(item_id), name: textOf(item_name) })),
    },
  };
};

/** Reads a banner, or one item of a hero. Source: CONT-2, CONT-7. */
export const offerOf = (blok: Fields, reading: Reading): Fields => ({
  ...idOf(blok),
  title: textOf(blok.title),
  ...named('text', blok.text),
  ...named('eyebrow', blok.eyebrow),
  placement: {
    start: textOf(blok.startTime),
    end: textOf(blok.endTime),
    include: patternsOf(blok.includeInUrls),
    exclude: patternsOf(blok.excludeFromUrls),
  },
  ...screenImages('images', blok),
  ...linkIn('link', blok.link_label, blok.link, reading),
  ...linkIn('secondLink', blok.second_link_label, blok.second_link, reading),
  ...promotion(blok),
});

const pictured = (blok: Fields, reading: Reading): Fields => ({
  ...idOf(blok),
  title: textOf(blok.title),
  ...named('text', blok.text),
  ...image(blok.image),
  ...linkIn('link', blok.link_label, blok.link, reading),
});

const stepOf = (blok: Fields, reading: Reading): Fields => {
  const number = textOf(blok.phone_number).trim();
  return {
    ...idOf(blok),
    ...named('title', blok.title),
    text: textOf(blok.text),
    ...image(blok.image),
    ...linkIn('link', blok.link_label, blok.link, reading),
    ...named('email', blok.email),
    ...(number !== '' && { phone: { number, label: textOf(blok.phone_label) } }),
  };
};

/** Whether the origin may be shown in a frame is checked by the codec. */
const frameUrl = (field: unknown): string => (isFields(field) ? textOf(field.url) : textOf(field));

const withId = (blok: Fields, rest: Fields): Fields => ({ ...idOf(blok), ...rest });
const orElse = (value: unknown, otherwise: string): string => textOf(value).trim() || otherwise;

type Read = (blok: Fields, reading: Reading) => Fields;

/** Reads the texts of a blok under their own names. Storyblok's own fields begin with an underscore. */
const texts = (blok: Fields): Fields =>
  Object.fromEntries(
    Object.entries(blok).filter(
      ([name, value]) => typeof value === 'string' && name !== 'component' && !name.startsWith('_'),
    ),
  );

/** Reads heading, text and a list of items that consist of texts. */
const plain: Read = (blok) => ({
  ...headed(blok),
  ...(Array.isArray(blok.items) && { items: bloks(blok.items).map((item) => withId(item, texts(item))) }),
});

/**
 * Reads the fields of each component into the shape that the contract's codecs expect. `docs/content.md` lists the
 * field names. A kind that is not listed is read as `plain`.
 */
const readers: Readonly<Partial<Record<BlockKind, Read>>> = {
  hero: (blok, reading) => ({ items: bloks(blok.items).map((item) => offerOf(item, reading)) }),
  banners: (blok, reading) => ({
    ...headed(blok),
    size: orElse(blok.size, 'big'),
    items: bloks(blok.items).map((item) => offerOf(item, reading)),
  }),
  products: (blok, reading) => ({
    ...headed(blok),
    source:
      blok.source === 'chosen'
        ? { of: 'chosen', ids: partsOf(blok.product_ids) }
        : { of: 'popular', ...named('category', blok.category) },
    most: numberOf(blok.most) || 8,
    ...linkIn('link', blok.link_label, blok.link, reading),
  }),
  text: (blok, reading) => ({
    ...named('heading', blok.heading),
    body: richTextOf(blok.body, reading),
    align: orElse(blok.align, 'left'),
  }),
  contact: (blok) => ({
    ...headed(blok),
    people: bloks(blok.people).map((one) =>
      withId(one, {
        portrait: orElse(one.portrait, 'optician-1'),
        name: textOf(one.name),
        subject: textOf(one.subject),
      }),
    ),
  }),
  iframe: (blok) => ({
    url: frameUrl(blok.url),
    title: textOf(blok.title),
    height: numberOf(blok.height),
  }),
  'consent-overview': (blok) => ({ type: orElse(blok.type, 'all'), ...named('category', blok.category) }),
  experiment: (blok, reading) => ({
    featureKey: textOf(blok.feature_key),
    wanted: bloks(blok.variables).map(({ variableKey, type, value }) => ({
      key: textOf(variableKey),
      type: orElse(type, 'String'),
      value: spelledOf(value),
    })),
    defaultVariant: blok.default_variant === true,
    blocks: bloks(blok.blocks).map((one) => blockOf(one, reading)),
  }),
  services: (blok, reading) => ({
    ...headed(blok),
    ...screenImages('image', blok),
    items: bloks(blok.items).map((item) => pictured(item, reading)),
  }),
  lookbook: (blok, reading) => ({
    ...headed(blok),
    items: bloks(blok.items).map((item) => pictured(item, reading)),
  }),
  'simple-to-order': (blok, reading) => ({
    ...headed(blok),
    steps: bloks(blok.steps).map((step) => stepOf(step, reading)),
  }),
  'info-timeline': (blok, reading) => ({
    ...headed(blok),
    items: bloks(blok.items).map((item) => ({ ...pictured(item, reading), text: textOf(item.text) })),
  }),
  'studio-list': (blok, reading) => ({
    ...headed(blok),
    rows: bloks(blok.rows).map((row) => pictured(row, reading)),
  }),
  choices: (blok) => ({
    ...headed(blok),
    items: bloks(blok.items).map((item) =>
      withId(item, {
        product: textOf(item.product_id),
        portrait: orElse(item.portrait, 'optician-1'),
        by: textOf(item.by),
        reason: textOf(item.reason),
      }),
    ),
  }),
  faq: (blok, reading) => ({
    ...headed(blok),
    items: bloks(blok.items).map((item) =>
      withId(item, {
        ...named('theme', item.theme),
        question: textOf(item.question),
        answer: richTextOf(item.answer, reading),
      }),
    ),
    withShopQuestions: blok.with_shop_questions === true,
  }),
  law: ({ page }) => ({ page: textOf(page) }),
};

/** Reads a component as a block. An unknown component keeps its name, so that the codec can report it. */
export const blockOf = (blok: Fields, reading: Reading): Fields => {
  const kind = textOf(blok.component).replaceAll('_', '-');
  const read = (Object.hasOwn(readers, kind) && readers[kind as BlockKind]) || plain;
  return { ...idOf(blok), kind, ...read(blok, reading) };
};
