import { hexKey, httpsOrigins, oneOf, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

const datatrans = neededBy('DIOPTRA_PAYMENT', 'datatrans');

/** Settings of the payment provider. */
export const paymentSettings = {
  payment: setting(
    'DIOPTRA_PAYMENT',
    oneOf('sandbox', 'datatrans'),
    'sandbox',
    'the payment provider: the sandbox’s own pay page, which moves no money, or Datatrans. `docs/twins.md` describes what was tested',
  ),
  datatransWorld: setting(
    'DIOPTRA_DATATRANS_WORLD',
    oneOf('sandbox', 'live'),
    'sandbox',
    'Datatrans’ own sandbox, or `live` for real payments',
  ),
  datatransMerchant: setting(
    'DIOPTRA_DATATRANS_MERCHANT',
    text('a merchant id'),
    undefined,
    'the merchant id at Datatrans',
    datatrans,
  ),
  datatransPassword: setting(
    'DIOPTRA_DATATRANS_PASSWORD',
    text('a password'),
    undefined,
    'the password of Datatrans’ server-to-server API',
    { ...secret, ...datatrans },
  ),
  datatransHmacKey: setting(
    'DIOPTRA_DATATRANS_HMAC_KEY',
    hexKey,
    undefined,
    'the key with which Datatrans signs its webhooks, as shown in its web administration',
    { ...secret, ...datatrans },
  ),
  paymentOrigins: setting(
    'DIOPTRA_PAYMENT_ORIGINS',
    httpsOrigins,
    [],
    'the origins of a payment provider’s script and pages, for example `https://pay.example.com`. Pages may then load scripts from them, show them in a frame, and send requests and forms to them. Those of Datatrans are built in. By default only this server is allowed',
  ),
} as const;
