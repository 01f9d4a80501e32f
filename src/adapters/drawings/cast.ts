import { type opticians, people } from '../../domain/content/drawing.ts';
import type { Pair } from '../shared/glasses/fitted.ts';

export type HairStyle =
  | 'short'
  | 'cropped'
  | 'bob'
  | 'long'
  | 'bun'
  | 'curls'
  | 'waves'
  | 'bald'
  | 'scarf'
  | 'ponytail';

/** A person to draw: each style draws the same twelve people. */
export interface Person {
  readonly age: 'young' | 'middle' | 'old';
  /** Colours as `#rrggbb`. */
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  readonly eyes: 'light' | 'middle' | 'dark';
  readonly lids: 'deep' | 'hooded' | 'monolid' | 'round';
  readonly glasses?: 'round' | 'square' | 'cateye';
  readonly beard?: 'stubble' | 'full' | 'moustache';
  readonly freckles?: boolean;
  /** The colour of their coloured lenses, as `#rrggbb`. */
  readonly lens?: string;
  /** The pair they try on, instead of their own glasses. */
  readonly pair?: Pair;
}

type PersonName = (typeof people)[number] | (typeof opticians)[number];

/** The models for lens wearers, of different ages, skins and lids, with and without glasses. */
export const cast: Readonly<Record<(typeof people)[number], Person>> = {
  'person-1': {
    age: 'young',
    skin: '#f2cdb4',
    hair: '#8a4b2a',
    style: 'bob',
    eyes: 'light',
    lids: 'round',
    freckles: true,
  },
  'person-2': { age: 'young', skin: '#8d5a3b', hair: '#1d1512', style: 'curls', eyes: 'dark', lids: 'deep' },
  'person-3': {
    age: 'middle',
    skin: '#e8b894',
    hair: '#2c2320',
    style: 'short',
    eyes: 'middle',
    lids: 'hooded',
    beard: 'stubble',
  },
  'person-4': {
    age: 'old',
    skin: '#f0c9b0',
    hair: '#d9d6d2',
    style: 'bun',
    eyes: 'light',
    lids: 'hooded',
    glasses: 'round',
  },
  'person-5': {
    age: 'middle',
    skin: '#edc39b',
    hair: '#15110f',
    style: 'long',
    eyes: 'dark',
    lids: 'monolid',
  },
  'person-6': {
    age: 'middle',
    skin: '#5c3a28',
    hair: '#120d0b',
    style: 'cropped',
    eyes: 'dark',
    lids: 'round',
    beard: 'full',
  },
  'person-7': {
    age: 'young',
    skin: '#f5d5bf',
    hair: '#d8a74e',
    style: 'ponytail',
    eyes: 'light',
    lids: 'deep',
  },
  'person-8': {
    age: 'middle',
    skin: '#c98e66',
    hair: '#241914',
    style: 'scarf',
    eyes: 'middle',
    lids: 'deep',
  },
  'person-9': {
    age: 'old',
    skin: '#a46d49',
    hair: '#c9c4bf',
    style: 'short',
    eyes: 'dark',
    lids: 'hooded',
    glasses: 'square',
    beard: 'moustache',
  },
  'person-10': {
    age: 'young',
    skin: '#e9bd93',
    hair: '#191413',
    style: 'short',
    eyes: 'dark',
    lids: 'monolid',
    glasses: 'round',
  },
  'person-11': {
    age: 'middle',
    skin: '#f3cfb8',
    hair: '#a8432b',
    style: 'waves',
    eyes: 'middle',
    lids: 'round',
    glasses: 'cateye',
    freckles: true,
  },
  'person-12': {
    age: 'old',
    skin: '#eec2a6',
    hair: '#b9b4ae',
    style: 'bald',
    eyes: 'light',
    lids: 'deep',
    beard: 'full',
  },
};

/** The staff of the opticians in the shops' stories. */
const staff: Readonly<Record<(typeof opticians)[number], Person>> = {
  'optician-1': {
    age: 'middle',
    skin: '#f1cbb2',
    hair: '#5a3826',
    style: 'bun',
    eyes: 'middle',
    lids: 'round',
    glasses: 'round',
  },
  'optician-2': {
    age: 'young',
    skin: '#b87b52',
    hair: '#1b1412',
    style: 'short',
    eyes: 'dark',
    lids: 'deep',
    beard: 'stubble',
  },
  'optician-3': {
    age: 'old',
    skin: '#f0c8ad',
    hair: '#cfcac4',
    style: 'bob',
    eyes: 'light',
    lids: 'hooded',
    glasses: 'cateye',
  },
};

export const personOf = (name: PersonName): { readonly person: Person; readonly atWork: boolean } => {
  const known = people.find((one) => one === name);
  return known
    ? { person: cast[known], atWork: false }
    : { person: staff[name as keyof typeof staff], atWork: true };
};
