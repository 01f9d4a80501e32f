import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { augentalLogo } from './augental.ts';
import type { LogoDrawing } from './drawing.ts';
import { linsenwerkLogo } from './linsenwerk.ts';
import { okulinoLogo } from './okulino.ts';
import { opalysLogo } from './opalys.ts';
import { viszolaLogo } from './viszola.ts';

/** All shops' logos, for the page server. A page of one shop imports only that shop's file. */
export const logos: Readonly<Record<BrandId, LogoDrawing>> = {
  okulino: okulinoLogo,
  linsenwerk: linsenwerkLogo,
  viszola: viszolaLogo,
  opalys: opalysLogo,
  augental: augentalLogo,
};
