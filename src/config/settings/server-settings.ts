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
  demonstration: setting(
    'DIOPTRA_DEMONSTRATION',
    onOff,
    false,
    'says that nobody buys here. With `NODE_ENV=production` or an address of https the server does not start without it while a page of the sandbox, test controls, or customers and coupons that everybody knows are open; it names each and what closes it',
  ),
  timeZone: setting(
    'DIOPTRA_TIME_ZONE',
    timeZone,
    usualZone,
    'whose calendar the shops’ days follow: today, the last day of a notice, the window of a banner, when parcels leave. Screens, page server and sandbox count the same; another backend has to as well',
  ),
  htmlCache: setting('DIOPTRA_HTML_CACHE', onOff, true, 'pages are kept for a minute and sent again'),
  accessLog: setting(
    'DIOPTRA_ACCESS_LOG',
    onOff,
    false,
    'a line of JSON for each answer, on the standard output',
  ),
  jobs: setting(
    'DIOPTRA_JOBS',
    onOff,
    true,
    'every five seconds this server does what time has made due: mails, subscriptions, payments that ran out. Each piece is done once, however many servers do; off where one of them does nothing else. Somebody has to',
  ),
  origins: setting(
    'DIOPTRA_ORIGINS',
    shopOrigins,
    {},
    'where the shops are reached, say `okulino=https://lenses.example.ch,viszola=https://lenti.example.it`. A shop may be named several times: all of its hosts mean it, and its mails name the first. Nothing said: `http://{brand}.localhost`, and the host that `src/config/brands` gives the shop',
  ),
  chats: setting(
    'DIOPTRA_CHAT',
    shopChats,
    {},
    'where shoppers chat with each shop’s people, say `okulino=https://chat.example.ch/okulino?lang={language}`: it is named beside the phone number and opens in a window of its own. Nothing said: the sandbox’s own chat where it is shown, else none',
  ),
  currencies: setting(
    'DIOPTRA_CURRENCIES',
    shopCurrencyBy,
    {},
    'what shops sell in where that is not their own currency, say `okulino=EUR`. Of each shop there is a price list in each; nothing is reckoned from one into the other. Carts that are open get the new prices and say so; orders keep their currency. An engine or another backend has to sell in it as well. Nothing said: Okulino in CHF, the others in EUR',
  ),
  cashRounding: setting(
    'DIOPTRA_CASH_ROUNDING',
    onOff,
    false,
    'totals in CHF become a multiple of 5 rappen, with the difference as a line of its own; totals in EUR stay. An engine beside the sandbox adds up itself, and rounds nothing',
  ),
  trustedProxies: setting(
    'DIOPTRA_TRUSTED_PROXIES',
    networks,
    [],
    'addresses and networks of your own proxies, say `127.0.0.1,10.0.0.0/8`. Only from them does a header say who asks, by which scheme, under which request id, and in which trace',
  ),
  clientHeader: setting(
    'DIOPTRA_CLIENT_HEADER',
    headerName,
    'x-forwarded-for',
    'the header in which a trusted proxy names who asks: `x-forwarded-for`, `forwarded`, or one of its own. Read from its end, the first address that is no trusted proxy is the visitor, whom rate limits count',
  ),
  searchesPerMinute: setting(
    'DIOPTRA_SEARCHES_PER_MINUTE',
    numberFrom(1, 1_000_000, 'a number of searches'),
    600,
    'searches, suggestions and lists that one visitor, or all behind one address, may ask for in a minute',
  ),
  mostOpen: setting(
    'DIOPTRA_MOST_REQUESTS',
    numberFrom(0, 100_000, 'a number of requests'),
    50,
    'requests under way in this process with which newcomers are asked to come again (503); with twice as many customers are, with four times as many who buys. Kept pages are answered all the same. 0: nobody is',
  ),
  mostLate: setting(
    'DIOPTRA_MOST_DELAY',
    numberFrom(1, 60_000, 'a number of milliseconds'),
    500,
    'milliseconds that the process may be late, mostly, before it does the same',
  ),
  drainSeconds: setting(
    'DIOPTRA_DRAIN_SECONDS',
    seconds,
    0,
    'seconds between the request to stop and the end of listening; `/ready` says 503 meanwhile, so that a balancer looks elsewhere first',
  ),
} as const;
