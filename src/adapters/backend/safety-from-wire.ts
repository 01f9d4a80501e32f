import type * as t from 'io-ts';
import {
  type Instructions,
  isInstructionsAddress,
  type ProductSafety,
} from '../../domain/catalogue/product-safety.ts';
import type { ProductSafetyC } from '../contract/catalogue/product-safety.ts';

/** Whether instructions are a text or an https address; a page must not link to anything else. */
const isSafe = (instructions: Instructions): boolean =>
  'text' in instructions || isInstructionsAddress(instructions.url);

export const safetyFromWire = ({
  manufacturer,
  representatives,
  ce_mark: mark,
  batch,
  warnings,
  instructions,
  ...rest
}: t.TypeOf<typeof ProductSafetyC>): ProductSafety => ({
  manufacturer,
  representatives,
  batch,
  warnings,
  ...(instructions && isSafe(instructions) && { instructions }),
  ...(mark && {
    ceMark: {
      kind: mark.kind,
      ...(mark.device_class && { deviceClass: mark.device_class }),
      ...(mark.notified_body !== undefined && { body: mark.notified_body }),
    },
  }),
  ...(rest.udi_di !== undefined && { udiDi: rest.udi_di }),
  ...(rest.gtin !== undefined && { gtin: rest.gtin }),
  ...(rest.guarantee_years !== undefined && { guaranteeYears: rest.guarantee_years }),
});
