import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { BrandLook } from '../pages/brand-look.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * The look of a shop's mails and the origin of their pictures. Picture URLs are the same for everybody, so that no
 * request for a picture identifies the reader.
 */
export interface MailLook extends BrandLook {
  readonly brand: BrandId;
  /** The origin of the shop's pages. */
  readonly origin: string;
  /** Whether its drawings are dark lines, which need a light background. */
  readonly hasLines: boolean;
}

const drawnInLines: ReadonlySet<BrandId> = new Set(['linsenwerk', 'opalys']);

export const mailLook = (
  { looks, publicUrl }: Pick<Sandbox, 'looks' | 'publicUrl'>,
  brand: BrandId,
): MailLook => ({ ...looks[brand], brand, origin: publicUrl(brand), hasLines: drawnInLines.has(brand) });
