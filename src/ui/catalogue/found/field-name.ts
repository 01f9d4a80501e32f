import type { EyeSide } from '../../../domain/catalogue/lens/eyes.ts';
import type { OwnCode } from '../../../domain/catalogue/lens/own-values.ts';

/** The field of the form that an eye's value is typed into. */
export const fieldName = (eye: EyeSide, code: OwnCode): string => `${eye}-${code}`;
