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
const tiles = ['tile-lenses', 'tile-care', 'tile-sunglasses', 'tile-reading'] as const;

/** The drawings that every shop has, each in the shop's own style. Source: FACE-1. */
export const drawingNames = [
  ...people,
  ...opticians,
  ...scenes,
  ...tiles,
  'hero-tall',
  'hero',
  ...places,
] as const;
export type DrawingName = (typeof drawingNames)[number];

export const isDrawingName = (input: string): input is DrawingName =>
  drawingNames.some((name) => name === input);
