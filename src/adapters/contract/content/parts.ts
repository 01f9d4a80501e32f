import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Placement } from '../../../domain/content/banner.ts';
import type { ContentImage, ScreenImages } from '../../../domain/content/content-image.ts';
import { variableTypes, type WantedVariable } from '../../../domain/content/experiment.ts';
import { addressTarget, type ContentLink, type LinkTarget } from '../../../domain/content/link-target.ts';
import type { Promotion } from '../../../domain/content/promotion.ts';
import { codecOf } from '../../shared/codec-of.ts';
import { oneOf } from '../scalars.ts';

/** A list that fails if any item is invalid. */
export const list = t.readonlyArray;

const isPixels = (n: number): boolean => Number.isSafeInteger(n) && n > 0 && n <= 10_000;
/** A whole number from 1 to 10 000. */
export const PixelsC = codecOf('Pixels', t.number, (n) => (isPixels(n) ? E.right(n) : E.left(n)));
export const FilledC = codecOf('Filled', t.string, (s) => (s.trim() === '' ? E.left(s) : E.right(s)));

/** A path of the shop or an https address; nothing that executes. */
const TemplateC = codecOf('Template', t.string, (template) =>
  /^(?:\/(?![/\\])|https:\/\/[a-z0-9.-]+\/)[^\s"'<>\\]*$/i.test(template)
    ? E.right(template)
    : E.left(template),
);

export const ImageC: t.Type<ContentImage, unknown> = t.readonly(
  t.type({ template: TemplateC, alt: t.string, width: PixelsC, height: PixelsC }),
  'Image',
);
export const ScreenImagesC: t.Type<ScreenImages, unknown> = t.intersection(
  [t.type({ desktop: ImageC }), t.partial({ tablet: ImageC, mobile: ImageC })],
  'ScreenImages',
);

export const PlacementC: t.Type<Placement, unknown> = t.type(
  { start: t.string, end: t.string, include: list(t.string), exclude: list(t.string) },
  'Placement',
);
export const PromotionC: t.Type<Promotion, unknown> = t.intersection(
  [
    t.type({ id: FilledC, name: t.string, items: list(t.type({ id: FilledC, name: t.string })) }),
    t.partial({ creativeName: t.string, creativeSlot: t.string }),
  ],
  'Promotion',
);
export const WantedVariableC: t.Type<WantedVariable, unknown> = t.type(
  { key: FilledC, type: oneOf('VariableType', variableTypes), value: t.string },
  'WantedVariable',
);

/** The target of a link, validated by the domain again: `{ _tag: 'Page', path }` or `{ _tag: 'Elsewhere', url }`. */
export const TargetC: t.Type<LinkTarget, unknown> = codecOf<unknown, LinkTarget>(
  'Target',
  t.unknown,
  (sent) => {
    const { path, url } = (typeof sent === 'object' && sent !== null ? sent : {}) as {
      readonly path?: unknown;
      readonly url?: unknown;
    };
    const address = typeof path === 'string' ? path : url;
    return pipe(
      typeof address === 'string' ? addressTarget(address) : O.none,
      O.filter(({ _tag }) => _tag === (typeof path === 'string' ? 'Page' : 'Elsewhere')),
      E.fromOption(() => sent),
    );
  },
);
export type TargetCodec = t.Type<LinkTarget, unknown>;

export const linkC = (target: TargetCodec): t.Type<ContentLink, unknown> =>
  t.type({ label: FilledC, target }, 'Link');
