import type { ProductId } from '../../../domain/catalogue/product.ts';
import { amounts } from '../../../domain/shared/amounts.ts';
import { italianLaw } from '../../law/it.ts';
import type { OwnShop } from '../of-all-shops.ts';

export const shop: OwnShop = {
  id: 'viszola',
  name: 'Viszola',
  origin: 'https://www.viszola.example',
  country: 'IT',
  law: italianLaw,
  hero: 'wide',
  header: 'row',
  waits: { chat: 2, phone: 4, mail: 5 },
  contact: {
    phone: '+39 02 5550 1960',
    email: 'ciao@viszola.example',
    hours: '09:00–19:00',
    company: 'Viszola S.r.l.',
    street: 'Via dei Tigli 31',
    city: '20121 Milano',
    director: 'Giulia Tigliani',
    register: 'REA MI-0001960',
    vatId: 'IT00000001960',
  },
  facts: {
    capital: '50.000 €',
    pec: 'viszola@pec.example',
    lucid: 'DE0000000001960',
    idu: 'FR001960_01ITEM',
  },
  deviceAdvertising: 'VISZ-DM-00417/2026',
  marks: {
    payment: ['visa', 'master_card', 'american_express', 'paypal', 'apple_pay', 'google_pay'],
    shipping: ['gls', 'dhl'],
  },
  countries: [
    { code: 'IT', region: 'eu', language: 'it', orderLimit: false },
    { code: 'FR', region: 'eu', language: 'fr', orderLimit: false },
    { code: 'AT', region: 'eu', language: 'de', orderLimit: false },
    { code: 'DE', region: 'eu', language: 'de', orderLimit: false },
    { code: 'CH', region: 'alpine', language: 'it', orderLimit: true },
  ],
  priceChannel: 'viszola_web',
  partnerChannels: ['viszola_partner'],
  features: {
    struckThroughPrice: true,
    specialPrice: true,
    couponByPriceChannel: { viszola_web: true, viszola_partner: false },
    reviews: true,
    milesAndMore: false,
    subscriptions: true,
    pickup: false,
  },
  taxNumber: 'private',
  taxNumberIn: ['IT'],
  freeShipping: amounts({ EUR: 7900, CHF: 8500 }),
  gift: { productId: '20220' as ProductId, from: amounts({ EUR: 12_000, CHF: 13_000 }) },
  accountEntry: 'overview',
  socialSignIn: true,
  listingView: 'grid',
};
