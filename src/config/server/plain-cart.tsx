import type { Context } from 'hono';
import type { BackendPorts } from '../../adapters/backend/backend-ports.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { Page } from '../entry-server.tsx';
import type { Assets } from '../rendering/assets.ts';
import { strictPolicy } from './security-headers.ts';
import type { Visit } from './visit.ts';

type PortsFor = (brand: BrandId, locale: Locale, client: string) => BackendPorts;

/** The cart as plain HTML, rendered on request. */
export const makePlainCart =
  (_assets: () => Assets, _portsFor: PortsFor) =>
  async (_visit: Visit, _locale: Locale, _c: Context): Promise<Page> => ({
    status: 200,
    html: '',
    contentPolicy: strictPolicy,
  });
