import { defaultBrand } from '../brands/brands.ts';
import { brandName, either, headerName, oneOf, onOff, portNumber } from './codecs.ts';
import { setting } from './setting.ts';

const brandPorts = either('the first of five port numbers, or off', oneOf('off'), portNumber);

/** Where the shop is reached, and by whom. */
export const serverSettings = {
  port: setting('PORT', portNumber, 3000, 'where all host names are answered'),
  brandPorts: setting(
    'DIOPTRA_BRAND_PORTS',
    brandPorts,
    undefined,
    'the first of five ports, one for each shop, for machines that do not resolve `{brand}.localhost`; `off` for none. Nothing said: `PORT` + 1',
  ),
  brand: setting(
    'DIOPTRA_BRAND',
    brandName,
    defaultBrand,
    'the shop that answers where the host name says nothing',
  ),
  htmlCache: setting('DIOPTRA_HTML_CACHE', onOff, true, 'pages are kept for a minute and sent again'),
  accessLog: setting('DIOPTRA_ACCESS_LOG', onOff, false, 'a line for each answer'),
  clientHeader: setting(
    'DIOPTRA_CLIENT_HEADER',
    headerName,
    undefined,
    'the header in which your proxy names who asks, say `x-forwarded-for`: its last address is counted by rate limits. Only behind a proxy that always writes it. Nothing said: the connection counts',
  ),
} as const;
