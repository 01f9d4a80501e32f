import { httpAddress } from './codecs.ts';
import { setting } from './setting.ts';

/** Who answers the Shop API. */
export const backendSettings = {
  backendUrl: setting(
    'DIOPTRA_BACKEND_URL',
    httpAddress,
    undefined,
    'another server of the Shop API, without `/api`. Nothing said: the sandbox',
  ),
} as const;
