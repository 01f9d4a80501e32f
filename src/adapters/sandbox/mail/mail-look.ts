import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { BrandLook } from '../pages/brand-look.ts';
import type { Sandbox } from '../sandbox.ts';

/** How a shop's mails look, and where their pictures are: the same for everybody, so that no picture tells who reads. */
export interface MailLook extends BrandLook {
  readonly brand: BrandId;
  /** Where the shop's pages are. */
  readonly origin: string;
  /** Its drawings are dark lines, which want a light ground. */
  readonly hasLines: boolean;
}

const drawnInLines: ReadonlySet<BrandId> = new Set(['linsenwerk', 'opalys']);

export const mailLook = (
  { looks, publicUrl }: Pick<Sandbox, 'looks' | 'publicUrl'>,
  brand: BrandId,
): MailLook => ({ ...looks[brand], brand, origin: publicUrl(brand), hasLines: drawnInLines.has(brand) });
