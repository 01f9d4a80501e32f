/** Room that a drawing takes: width and height. Units: drawing units, which are CSS px at its usual size. */
export const drawingShapes = {
  portrait: [400, 500],
  scene: [600, 400],
  wide: [1200, 500],
  square: [400, 400],
} as const;
export type DrawingShape = keyof typeof drawingShapes;

/** The people who are drawn, by what they are looked at for. */
export const people = [
  'person-1',
  'person-2',
  'person-3',
  'person-4',
  'person-5',
  'person-6',
  'person-7',
  'person-8',
  'person-9',
  'person-10',
  'person-11',
  'person-12',
] as const;
export const opticians = ['optician-1', 'optician-2', 'optician-3'] as const;
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];
export const dayParts = ['morning', 'day', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

const places = seasons.flatMap((season) => dayParts.map((part) => `place-${season}-${part}` as const));
const scenes = [
  'eye-light',
  'eye-middle',
  'eye-dark',
  'hand-fingertip',
  'hand-case',
  'hand-parcel',
  'room-counter',
  'room-exam',
  'room-window',
  'scene-shelf',
  'scene-desk',
  'scene-slope',
  'scene-beach',
  'state-lost',
  'state-empty',
  'state-nothing',
  'state-thanks',
  'state-failed',
] as const;
/** Beside words on a phone, and of a size of its own. */
const tall = ['hero-tall'] as const;
const tiles = ['tile-lenses', 'tile-care', 'tile-sunglasses', 'tile-reading'] as const;
const wide = ['hero', ...places] as const;

export type DrawingName =
  | (typeof people)[number]
  | (typeof opticians)[number]
  | (typeof scenes)[number]
  | (typeof tall)[number]
  | (typeof tiles)[number]
  | (typeof wide)[number];

const shapeOf: Readonly<Record<string, DrawingShape>> = Object.fromEntries([
  ...[...people, ...opticians, ...tall].map((name) => [name, 'portrait'] as const),
  ...scenes.map((name) => [name, 'scene'] as const),
  ...tiles.map((name) => [name, 'square'] as const),
  ...wide.map((name) => [name, 'wide'] as const),
]);

/** What every shop has a drawing of, each in a hand of its own. Source: FACE-1. */
export const drawingNames: readonly DrawingName[] = [
  ...people,
  ...opticians,
  ...scenes,
  ...tall,
  ...tiles,
  ...wide,
];

export const isDrawingName = (input: string): input is DrawingName =>
  drawingNames.some((name) => name === input);

/** How much room a drawing takes. Units: drawing units. */
export const drawingSize = (name: DrawingName): readonly [width: number, height: number] =>
  drawingShapes[shapeOf[name] ?? 'scene'];

/** Where a shop's drawing is to be had: as lines, sharp in any size. */
export const drawingUrl = (brand: string, name: DrawingName): string => `/drawings/${brand}/${name}.svg`;

/** What previews of links show of a shop. Units: px. */
export const shareSize = { width: 1200, height: 630 } as const;
/** Where that is to be had. Source: FACE-2. */
export const shareUrl = (brand: string): string => `/drawings/${brand}/share.png`;
