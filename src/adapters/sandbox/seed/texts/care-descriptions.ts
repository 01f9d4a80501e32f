import type { Localised } from '../../../../domain/shared/locale.ts';
import type { CareLine } from '../care-lines.ts';
import { eachLocale } from './localised.ts';
export const careDescriptions = (line: CareLine): Localised => eachLocale(() => line.name);
