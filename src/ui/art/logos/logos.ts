import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { augentalLogo } from './augental.ts';
import type { LogoDrawing } from './drawing.ts';
import { linsenwerkLogo } from './linsenwerk.ts';
import { okulinoLogo } from './okulino.ts';
import { opalysLogo } from './opalys.ts';
import { viszolaLogo } from './viszola.ts';

/** Every shop's logo, for the page server; a page that is one shop's imports that shop's file alone. */
export const logos: Readonly<Record<BrandId, LogoDrawing>> = {
  okulino: okulinoLogo,
  linsenwerk: linsenwerkLogo,
  viszola: viszolaLogo,
  opalys: opalysLogo,
  augental: augentalLogo,
};
