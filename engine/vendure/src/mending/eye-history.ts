import type { CodedValue } from '../fields/eye-values';

/** The type of an entry in an order's history. It is not a note, so staff cannot edit it. */
export const eyeMended = 'SHOP_EYE_MENDED';

declare module '@vendure/core' {
  interface OrderHistoryEntryData {
    [eyeMended]: {
      readonly line: string;
      readonly product: string;
      readonly eye: string | null;
      readonly from: readonly CodedValue[];
      readonly to: readonly CodedValue[];
      readonly note: string;
    };
  }
}
