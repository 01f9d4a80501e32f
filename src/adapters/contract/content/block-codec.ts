import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import {
  alignments,
  type Block,
  bannerSizes,
  consentOverviewTypes,
  type HeroItem,
  lawPages,
  mostUsps,
  type Offer,
  orderStepCount,
  type ProductSource,
  trustCount,
} from '../../../domain/content/block.ts';
import { dayParts, opticians } from '../../../domain/content/drawing.ts';
import { codecOf } from '../../shared/codec-of.ts';
import { oneOf } from '../scalars.ts';
import { type Dropped, lenient } from './lenient.ts';
import {
  FilledC,
  ImageC,
  linkC,
  list,
  PixelsC,
  PlacementC,
  PromotionC,
  ScreenImagesC,
  type TargetCodec,
  WantedVariableC,
} from './parts.ts';
import { byKind, richTextC } from './rich-text-codec.ts';

export interface BlockReading {
  /** The codec for link targets. */
  readonly target: TargetCodec;
  readonly dropped: Dropped;
  /** Origins that may be shown in a frame; if absent, the source of the stories has checked them already. */
  readonly frameOrigins?: readonly string[];
}

const id = { id: FilledC };
const headed = t.partial({ heading: t.string, text: t.string });

/** A list of exactly this length. */
const exactly = <A>(count: number, codec: t.Type<A, unknown>): t.Type<readonly A[], unknown> =>
  codecOf<unknown, readonly A[]>(`${count} of ${codec.name}`, t.unknown, (u) => {
    const read = list(codec).decode(u);
    return E.isRight(read) && read.right.length === count ? read : E.left(u);
  });
const atMost = <A>(count: number, items: t.Type<readonly A[], unknown>): t.Type<readonly A[], unknown> =>
  new t.Type(
    items.name,
    items.is,
    (u, c) => E.map((all: readonly A[]) => all.slice(0, count))(items.validate(u, c)),
    t.identity,
  );

const mostProducts = 24;
const MostC = codecOf('Most', t.number, (n) =>
  Number.isSafeInteger(n) && n >= 1 && n <= mostProducts ? E.right(n) : E.left(n),
);
/** An https address of an allowed origin. */
const frameUrlC = (allowed: readonly string[] | undefined) =>
  codecOf('FrameUrl', t.string, (url) => {
    const page = URL.canParse(url) ? new URL(url) : undefined;
    const isAllowed = page?.protocol === 'https:' && (allowed === undefined || allowed.includes(page.origin));
    return isAllowed ? E.right(url) : E.left(url);
  });
const SourceC: t.Type<ProductSource, unknown> = t.union([
  t.intersection([t.type({ of: t.literal('popular') }), t.partial({ category: t.string })]),
  t.type({ of: t.literal('chosen'), ids: list(FilledC) }),
]);

type BlockCodecs = { readonly [K in Block['kind']]: t.Type<Extract<Block, { kind: K }>, unknown> };
const kind = <K extends Block['kind']>(name: K) => ({ ...id, kind: t.literal(name) });

const blockCodecs = (
  { target, dropped, frameOrigins }: BlockReading,
  blocks: t.Type<readonly Block[], unknown>,
): BlockCodecs => {
  const link = linkC(target);
  const body = richTextC(target, dropped);
  const many = <A>(codec: t.Type<A, unknown>) => lenient(codec, dropped);
  const OfferC: t.Type<Offer, unknown> = t.intersection(
    [
      t.type({ ...id, placement: PlacementC, title: t.string }),
      t.partial({ text: t.string, images: ScreenImagesC, link, promotion: PromotionC }),
    ],
    'Offer',
  );
  const HeroItemC: t.Type<HeroItem, unknown> = t.intersection(
    [OfferC, t.partial({ eyebrow: t.string, secondLink: link })],
    'HeroItem',
  );
  const step = t.intersection(
    [
      t.type({ ...id, text: t.string }),
      t.partial({
        title: t.string,
        image: ImageC,
        link,
        email: FilledC,
        phone: t.type({ number: FilledC, label: t.string }),
      }),
    ],
    'OrderStep',
  );
  const pictured = t.partial({ image: ImageC, link });
  const service = t.intersection(
    [t.type({ ...id, title: FilledC }), t.partial({ text: t.string }), pictured],
    'Service',
  );
  return {
    hero: t.type({ ...kind('hero'), items: many(HeroItemC) }),
    banners: t.intersection([
      t.type({ ...kind('banners'), size: oneOf('BannerSize', bannerSizes), items: many(OfferC) }),
      headed,
    ]),
    products: t.intersection([
      t.type({ ...kind('products'), source: SourceC, most: MostC }),
      t.partial({ heading: t.string, text: t.string, link }),
    ]),
    text: t.intersection([
      t.type({ ...kind('text'), body, align: oneOf('Alignment', alignments) }),
      t.partial({ heading: t.string }),
    ]),
    support: t.intersection([t.type(kind('support')), headed]),
    contact: t.intersection([
      t.type({
        ...kind('contact'),
        people: many(
          t.type(
            { ...id, portrait: oneOf('Optician', opticians), name: FilledC, subject: FilledC },
            'Person',
          ),
        ),
      }),
      headed,
    ]),
    usps: t.intersection([
      t.type({ ...kind('usps'), items: atMost(mostUsps, many(t.type({ ...id, text: FilledC }))) }),
      headed,
    ]),
    trust: t.intersection([
      t.type({
        ...kind('trust'),
        items: exactly(trustCount, t.type({ ...id, number: FilledC, text: FilledC })),
      }),
      headed,
    ]),
    'shipping-options': t.intersection([t.type(kind('shipping-options')), headed]),
    iframe: t.type({ ...kind('iframe'), url: frameUrlC(frameOrigins), title: FilledC, height: PixelsC }),
    'consent-overview': t.intersection([
      t.type({ ...kind('consent-overview'), type: oneOf('ConsentOverview', consentOverviewTypes) }),
      t.partial({ category: t.string }),
    ]),
    experiment: t.type({
      ...kind('experiment'),
      featureKey: FilledC,
      wanted: list(WantedVariableC),
      defaultVariant: t.boolean,
      blocks,
    }),
    services: t.intersection([
      t.type({
        ...kind('services'),
        items: many(service),
      }),
      t.partial({ heading: t.string, text: t.string, image: ScreenImagesC }),
    ]),
    lookbook: t.intersection([t.type({ ...kind('lookbook'), items: many(service) }), headed]),
    day: t.intersection([
      t.type({
        ...kind('day'),
        items: many(
          t.type(
            { ...id, part: oneOf('DayPart', dayParts), time: FilledC, title: FilledC, text: FilledC },
            'Moment of a day',
          ),
        ),
      }),
      headed,
    ]),
    'simple-to-order': t.intersection([
      t.type({ ...kind('simple-to-order'), steps: exactly(orderStepCount, step) }),
      headed,
    ]),
    'info-timeline': t.intersection([
      t.type({
        ...kind('info-timeline'),
        items: many(t.intersection([t.type({ ...id, title: FilledC, text: t.string }), pictured], 'Moment')),
      }),
      headed,
    ]),
    'studio-list': t.intersection([
      t.type({
        ...kind('studio-list'),
        rows: many(
          t.intersection([t.type({ ...id, title: FilledC, link }), t.partial({ text: t.string })], 'Studio'),
        ),
      }),
      headed,
    ]),
    choices: t.intersection([
      t.type({
        ...kind('choices'),
        items: many(
          t.type(
            { ...id, product: FilledC, portrait: oneOf('Optician', opticians), by: FilledC, reason: FilledC },
            'Choice',
          ),
        ),
      }),
      headed,
    ]),
    categories: t.intersection([t.type(kind('categories')), headed]),
    facts: t.type(kind('facts')),
    faq: t.intersection([
      t.type({
        ...kind('faq'),
        items: many(
          t.intersection(
            [t.type({ ...id, question: FilledC, answer: body }), t.partial({ theme: FilledC })],
            'Question',
          ),
        ),
        withShopQuestions: t.boolean,
      }),
      headed,
    ]),
    'recently-seen': t.type(kind('recently-seen')),
    law: t.type({ ...kind('law'), page: oneOf('LawPage', lawPages) }),
  };
};

/** Accepts only an empty list: an experiment must not contain another one. */
const none = new t.Type<readonly Block[], unknown>(
  'Blocks',
  (u): u is readonly Block[] => Array.isArray(u) && u.length === 0,
  (u, c) => (Array.isArray(u) && u.length === 0 ? t.success([]) : t.failure(u, c)),
  t.identity,
);

/** The blocks of a page. A block that cannot be read is left out and reported. Source: CONT-1. */
export const blocksC = (reading: BlockReading): t.Type<readonly Block[], unknown> => {
  const within = lenient(byKind<Block>('Block', blockCodecs(reading, none)), reading.dropped);
  return lenient(byKind<Block>('Block', blockCodecs(reading, within)), reading.dropped);
};

/** Banners without a surrounding block. */
export const bannersC = (reading: BlockReading): t.Type<readonly Offer[], unknown> => {
  const { banners } = blockCodecs(reading, none);
  return new t.Type<readonly Offer[], unknown>(
    'Offers',
    (input): input is readonly Offer[] => Array.isArray(input),
    (u, c) =>
      E.map((block: Extract<Block, { kind: 'banners' }>) => block.items)(
        banners.validate({ kind: 'banners', id: 'b', size: 'header-menu', items: u }, c),
      ),
    t.identity,
  );
};
