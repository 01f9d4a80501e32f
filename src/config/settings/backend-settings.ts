import { brandIds } from '../../domain/shared/brand-id.ts';
import { cookieNames, httpAddress } from './codecs.ts';
import { setting } from './setting.ts';

/** Who answers the Shop API. */
export const backendSettings = {
  backendUrl: setting(
    'DIOPTRA_BACKEND_URL',
    httpAddress,
    undefined,
    'another server of the Shop API, without `/api`. Nothing said: the sandbox',
  ),
  backendCookies: setting(
    'DIOPTRA_BACKEND_COOKIES',
    cookieNames,
    brandIds.flatMap((brand) => [`session_${brand}`, `__Host-session_${brand}`]),
    'the cookies in which another backend keeps who is signed in: these pass, both ways, and no others',
  ),
} as const;
