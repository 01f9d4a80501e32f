import type { Localised } from '../../../../domain/shared/locale.ts';
import type { FrameModel } from '../frame-models.ts';
import { eachLocale } from './localised.ts';
export const glassesDescription = (m: FrameModel): Localised => eachLocale(() => m.name);
