import { amounts } from '../../../domain/shared/amounts.ts';
import { frenchLaw } from '../../law/fr.ts';
import type { OwnShop } from '../of-all-shops.ts';

export const shop: OwnShop = {
  id: 'opalys',
  name: 'Opalys',
  origin: 'https://www.opalys.example',
  country: 'FR',
  amountLocale: 'fr-FR',
  law: {
    ...frenchLaw,
    mediator: 'Médiation Vue et Commerce, 3 rue des Tilleuls, 69003 Lyon, mediation-vue.example',
  },
  hero: 'quiet',
  header: 'centred',
  waits: { chat: 3, phone: 2, mail: 6 },
  contact: {
    phone: '+33 1 55 50 21 60',
    email: 'conseil@opalys.example',
    hours: '09:00–18:30',
    company: 'Opalys SAS',
    street: '12 rue des Opticiens',
    city: '69002 Lyon',
    director: 'Hélène Opaline',
    register: 'RCS Lyon 000 002 160',
    vatId: 'FR00000002160',
  },
  facts: {
    capital: '50 000 €',
    host: 'Nuage Clair SAS, 8 quai des Serveurs, 59000 Lille, +33 3 55 50 11 90',
    lucid: 'DE0000000002160',
    idu: 'FR002160_01FREM',
  },
  marks: {
    payment: ['visa', 'master_card', 'american_express', 'paypal', 'apple_pay', 'google_pay', 'invoice'],
    shipping: ['dhl', 'gls'],
  },
  countries: [
    { code: 'FR', region: 'eu', language: 'fr', orderLimit: false },
    { code: 'CH', region: 'alpine', language: 'fr', orderLimit: true },
    { code: 'BE', region: 'eu', language: 'fr', orderLimit: false },
    { code: 'LU', region: 'eu', language: 'fr', orderLimit: false },
    { code: 'DE', region: 'eu', language: 'de', orderLimit: false },
    { code: 'IT', region: 'eu', language: 'it', orderLimit: false },
  ],
  priceChannel: 'opalys_web',
  partnerChannels: ['opalys_partner'],
  features: {
    struckThroughPrice: false,
    specialPrice: false,
    couponByPriceChannel: { opalys_web: true, opalys_partner: false },
    reviews: false,
    milesAndMore: true,
    subscriptions: true,
    pickup: true,
  },
  paymentWindow: 'lightbox',
  taxNumber: 'none',
  freeShipping: amounts({ EUR: 9900, CHF: 10500 }),
  accountEntry: 'profile',
  socialSignIn: 'wip',
  listingView: 'list',
};
