import { brandIds } from '../../domain/shared/brand-id.ts';
import { usualZone } from '../../domain/shared/shop-day.ts';
import { defaultBrand } from '../brands/brands.ts';
import {
  brandName,
  either,
  firstOfPorts,
  headerName,
  networks,
  numberFrom,
  oneOf,
  onOff,
  portNumber,
  shopChats,
  shopCurrencyBy,
  shopOrigins,
  timeZone,
} from './codecs.ts';
import { setting } from './setting.ts';

const brandPorts = either(
  'the first of five port numbers from 1 to 65531, or off',
  oneOf('off'),
  firstOfPorts(brandIds.length),
);
const seconds = numberFrom(0, 300, 'a number of seconds');

/** Settings of the server: its addresses and its visitors' access. */
export const serverSettings = {
  port: setting('PORT', portNumber, 3000, 'the port for all host names'),
  brandPorts: setting(
    'DIOPTRA_BRAND_PORTS',
    brandPorts,
    undefined,
    'the first of five ports, one for each shop, for machines that do not resolve `{brand}.localhost`; `off` for none. `PORT` + 1 by default',
  ),
  brand: setting('DIOPTRA_BRAND', brandName, defaultBrand, 'the shop for host names that belong to no shop'),
  demonstration: setting(
    'DIOPTRA_DEMONSTRATION',
    onOff,
    false,
    'declares that nobody buys here. Without it, with `NODE_ENV=production` or an https origin, the server does not start while a page of the sandbox, the test controls, or publicly known customers and coupons are on; it names each of them and the setting that turns it off',
  ),
  timeZone: setting(
    'DIOPTRA_TIME_ZONE',
    timeZone,
    usualZone,
    'the time zone of the shops’ calendar days: today, the last day of a notice, the days of a banner, the dispatch of parcels. Screens, page server and sandbox use it; another backend must use the same',
  ),
  htmlCache: setting('DIOPTRA_HTML_CACHE', onOff, true, 'whether public pages are cached for a minute'),
  accessLog: setting(
    'DIOPTRA_ACCESS_LOG',
    onOff,
    false,
    'whether each response writes a line of JSON to the standard output',
  ),
  jobs: setting(
    'DIOPTRA_JOBS',
    onOff,
    true,
    'whether this server does due work, every five seconds: mails, subscriptions, expired payments, the minutely question to an engine. Each item is done once, on one server only. With `off` it does none of it; at least one server on the database must do it',
  ),
  origins: setting(
    'DIOPTRA_ORIGINS',
    shopOrigins,
    {},
    'the public origins of the shops, for example `okulino=https://lenses.example.ch,viszola=https://lenti.example.it`. A shop may have several: all lead to it, and its mails link to the first. By default `http://{brand}.localhost` and the host that `src/config/brands` gives the shop',
  ),
  chats: setting(
    'DIOPTRA_CHAT',
    shopChats,
    {},
    'the address of each shop’s customer chat, for example `okulino=https://chat.example.ch/okulino?lang={language}`. The link is beside the phone number and opens a new window. By default the sandbox’s own chat if that page exists, otherwise none',
  ),
  currencies: setting(
    'DIOPTRA_CURRENCIES',
    shopCurrencyBy,
    {},
    'the currency of shops that do not sell in their usual one, for example `okulino=EUR`. Every shop has a price list in each currency; nothing is converted. Open carts get the new prices and show a notice; orders keep their currency. An engine or another backend must sell in the same currency. By default Okulino sells in CHF, the others in EUR',
  ),
  cashRounding: setting(
    'DIOPTRA_CASH_ROUNDING',
    onOff,
    false,
    'whether totals in CHF are rounded to a multiple of 5 rappen, with the difference as a separate line; totals in EUR are not rounded. With an engine it has no effect, because the engine computes totals itself and does not round them',
  ),
  trustedProxies: setting(
    'DIOPTRA_TRUSTED_PROXIES',
    networks,
    [],
    'addresses and networks of your own proxies, for example `127.0.0.1,10.0.0.0/8`. Only their headers are trusted for the visitor’s address, the scheme, the request id and the trace',
  ),
  clientHeader: setting(
    'DIOPTRA_CLIENT_HEADER',
    headerName,
    'x-forwarded-for',
    'the header in which a trusted proxy passes the visitor’s address: `x-forwarded-for`, `forwarded`, or a header of its own. It is read from the end: the first address that is not a trusted proxy is the visitor’s, which rate limits count by',
  ),
  searchesPerMinute: setting(
    'DIOPTRA_SEARCHES_PER_MINUTE',
    numberFrom(1, 1_000_000, 'a number of searches'),
    600,
    'searches, suggestions and product lists per address and minute',
  ),
  mostOpen: setting(
    'DIOPTRA_MOST_REQUESTS',
    numberFrom(0, 100_000, 'a number of requests'),
    50,
    'the number of open requests in this process above which new visitors get a 503 and are asked to come back later; at twice as many also customers, at four times as many also those who are buying. Cached pages are always served. 0 turns the limit off',
  ),
  mostLate: setting(
    'DIOPTRA_MOST_DELAY',
    numberFrom(1, 60_000, 'a number of milliseconds'),
    500,
    'the median delay of the event loop, in milliseconds, above which the process does the same',
  ),
  drainSeconds: setting(
    'DIOPTRA_DRAIN_SECONDS',
    seconds,
    0,
    'seconds between the stop signal and closing the ports. In this time `/ready` returns 503, so that a load balancer first removes the server',
  ),
} as const;
