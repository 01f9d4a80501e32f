import type { EyeSide } from '../../../domain/catalogue/lens/eyes.ts';
import type { OwnCode } from '../../../domain/catalogue/lens/own-values.ts';

/** Returns the name of the form field for an eye's value. */
export const fieldName = (eye: EyeSide, code: OwnCode): string => `${eye}-${code}`;
