import type { BrandLook } from '../../../adapters/sandbox/pages/brand-look.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';

const lookOf = (id: BrandId): BrandLook => {
  const { colours, corners } = brands[id].theme;
  const { primary, onPrimary, ground, text, line } = colours;
  return { primary, onPrimary, ground, text, line, radius: corners.m };
};

/** How the shops look on pages that are not theirs. */
export const looks = Object.fromEntries(brandIds.map((id) => [id, lookOf(id)])) as Record<BrandId, BrandLook>;
