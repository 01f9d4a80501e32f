import { amounts } from '../../../domain/shared/amounts.ts';
import { germanLaw } from '../../law/de.ts';
import type { OwnShop } from '../of-all-shops.ts';

export const shop: OwnShop = {
  id: 'linsenwerk',
  name: 'Linsenwerk',
  origin: 'https://www.linsenwerk.example',
  country: 'DE',
  law: germanLaw,
  hero: 'split',
  header: 'dark',
  contact: {
    phone: '+49 30 5550 1840',
    email: 'service@linsenwerk.example',
    hours: '08:00–18:00',
    company: 'Linsenwerk GmbH',
    street: 'Werkstraße 27',
    city: '10555 Berlin',
    director: 'Jonas Werkmann',
    register: 'HRB 000184 B, Amtsgericht Charlottenburg',
    vatId: 'DE000000184',
  },
  facts: { lucid: 'DE0000000000184' },
  trustRating: {
    source: 'Klarmeinung',
    average: 4.6,
    count: 987,
    url: 'https://klarmeinung.example/linsenwerk',
  },
  marks: {
    payment: ['visa', 'master_card', 'american_express', 'paypal', 'apple_pay', 'google_pay', 'invoice'],
    shipping: ['dhl', 'gls'],
  },
  countries: [
    { code: 'DE', region: 'eu', language: 'de', orderLimit: false },
    { code: 'AT', region: 'eu', language: 'de', orderLimit: false },
    { code: 'LU', region: 'eu', language: 'fr', orderLimit: false },
    { code: 'NL', region: 'eu', language: 'en', orderLimit: false },
    { code: 'BE', region: 'eu', language: 'fr', orderLimit: false },
    { code: 'CH', region: 'alpine', language: 'de', orderLimit: true },
  ],
  priceChannel: 'linsenwerk_web',
  partnerChannels: ['linsenwerk_partner'],
  features: {
    struckThroughPrice: false,
    specialPrice: false,
    couponByPriceChannel: { linsenwerk_web: true, linsenwerk_partner: false },
    reviews: true,
    milesAndMore: false,
    subscriptions: true,
    pickup: false,
  },
  taxNumber: 'company',
  addressForm: { birthday: 'optional' },
  freeShipping: amounts({ EUR: 6900, CHF: 7500 }),
  accountEntry: 'profile',
  listingView: 'list',
};
