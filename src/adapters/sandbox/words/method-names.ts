import type { Say } from '../../../application/shared/texts.ts';

/** Returns the name of a shipping or payment method. */
export const methodName = (t: Say, key: string): string => t(`papers:method.${key}`, { defaultValue: key });
