import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Hand } from './hand.ts';
import { augental } from './hands/augental.ts';
import { linsenwerk } from './hands/linsenwerk.ts';
import { okulino } from './hands/okulino.ts';
import { opalys } from './hands/opalys.ts';
import { viszola } from './hands/viszola.ts';

export const hands: Readonly<Record<BrandId, Hand>> = { okulino, linsenwerk, viszola, opalys, augental };
