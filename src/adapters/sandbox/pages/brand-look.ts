import type { BrandId } from '../../../domain/shared/brand-id.ts';

/** How a shop looks to those who only lend it their page: the payment provider, the mail. */
export interface BrandLook {
  readonly primary: string;
  readonly onPrimary: string;
  readonly ground: string;
  readonly text: string;
  readonly line: string;
  /** Units: pixels. */
  readonly radius: number;
}

export const brandLooks: Readonly<Record<BrandId, BrandLook>> = {
  okulino: {
    primary: '#b5126f',
    onPrimary: '#ffffff',
    ground: '#fff7fb',
    text: '#2a1522',
    line: '#f0dbe7',
    radius: 16,
  },
  linsenwerk: {
    primary: '#a3125f',
    onPrimary: '#ffffff',
    ground: '#f4f5f7',
    text: '#12161c',
    line: '#d9dce1',
    radius: 4,
  },
  viszola: {
    primary: '#c2410c',
    onPrimary: '#ffffff',
    ground: '#fffbf5',
    text: '#2b1a10',
    line: '#f0e2d0',
    radius: 12,
  },
  opalys: {
    primary: '#1f3a8a',
    onPrimary: '#ffffff',
    ground: '#fafafc',
    text: '#171a2b',
    line: '#dddfe8',
    radius: 2,
  },
  augental: {
    primary: '#0f5e63',
    onPrimary: '#ffffff',
    ground: '#f6fafa',
    text: '#10211f',
    line: '#d5e5e4',
    radius: 10,
  },
};
