import { LanguageCode } from '@vendure/core';

/** The text that staff read for a coupon's rule. */
export const words = (value: string) => [{ languageCode: LanguageCode.en, value }];

/** Categories of goods as an argument of a rule; empty: all. The engine types the default of a list as one of its values. */
export const categoriesArgument = (label: string) => ({
  kinds: {
    type: 'string' as const,
    list: true as const,
    defaultValue: [] as unknown as string,
    label: words(label),
  },
});
