import * as fc from 'fast-check';
import type { Points } from '../../src/domain/customer/bonus-points.ts';

export const somePoints = fc.nat(100_000).map((count) => count as Points);
