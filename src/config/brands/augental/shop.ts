import type { ProductId } from '../../../domain/catalogue/product.ts';
import { amounts } from '../../../domain/shared/amounts.ts';
import { austrianLaw } from '../../law/at.ts';
import type { OwnShop } from '../of-all-shops.ts';

export const shop: OwnShop = {
  id: 'augental',
  name: 'Augental',
  origin: 'https://www.augental.example',
  country: 'AT',
  law: austrianLaw,
  amountLocale: 'de-AT',
  hero: 'advice',
  header: 'row',
  waits: { chat: 3, phone: 1, mail: 4 },
  contact: {
    phone: '+43 662 5550 24',
    email: 'beratung@augental.example',
    hours: '08:30–17:30',
    company: 'Augental Optik GmbH',
    street: 'Talgasse 9',
    city: '5020 Salzburg',
    director: 'Theresa Talhammer',
    register: 'FN 000024 s, Landesgericht Salzburg',
    vatId: 'ATU00000024',
  },
  facts: {
    chamber: 'Wirtschaftskammer Salzburg',
    tradeAuthority: 'Magistrat der Stadt Salzburg',
    lucid: 'DE0000000000024',
  },
  trustRating: { source: 'Klarmeinung', average: 4.9, count: 1406 },
  marks: {
    payment: ['visa', 'master_card', 'american_express', 'paypal', 'apple_pay', 'google_pay', 'invoice'],
    shipping: ['dhl', 'gls'],
  },
  countries: [
    { code: 'AT', region: 'eu', language: 'de', orderLimit: false },
    { code: 'DE', region: 'eu', language: 'de', orderLimit: false },
    { code: 'LI', region: 'alpine', language: 'de', orderLimit: true },
    { code: 'CH', region: 'alpine', language: 'de', orderLimit: true },
    { code: 'IT', region: 'eu', language: 'it', orderLimit: false },
  ],
  priceChannel: 'augental_web',
  partnerChannels: ['augental_partner'],
  features: {
    struckThroughPrice: false,
    specialPrice: false,
    couponByPriceChannel: { augental_web: true, augental_partner: false },
    reviews: true,
    milesAndMore: false,
    subscriptions: true,
    pickup: true,
  },
  paymentWindow: 'lightbox',
  taxNumber: 'none',
  addressForm: { birthday: 'optional' },
  freeShipping: amounts({ EUR: 5900, CHF: 6500 }),
  gift: { productId: '20180' as ProductId, from: amounts({ EUR: 9900, CHF: 10_900 }) },
  accountEntry: 'overview',
  socialSignIn: 'wip',
  listingView: 'grid',
};
