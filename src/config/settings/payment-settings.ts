import { hexKey, httpsOrigins, oneOf, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

const datatrans = neededBy('DIOPTRA_PAYMENT', 'datatrans');

/** Settings of the payment provider. */
export const paymentSettings = {
  payment: setting(
    'DIOPTRA_PAYMENT',
    oneOf('sandbox', 'datatrans'),
    'sandbox',
    'who takes the money: the sandbox’s own pay page, on which none moves, or Datatrans; `docs/twins.md` says what was proved of it',
  ),
  datatransWorld: setting(
    'DIOPTRA_DATATRANS_WORLD',
    oneOf('sandbox', 'live'),
    'sandbox',
    'Datatrans’ own sandbox, or the world in which money moves',
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
    'the password of its server-to-server interface',
    { ...secret, ...datatrans },
  ),
  datatransHmacKey: setting(
    'DIOPTRA_DATATRANS_HMAC_KEY',
    hexKey,
    undefined,
    'what Datatrans signs its notices with, as its web administration shows it',
    { ...secret, ...datatrans },
  ),
  paymentOrigins: setting(
    'DIOPTRA_PAYMENT_ORIGINS',
    httpsOrigins,
    [],
    'where a real provider’s script and pages come from, say `https://pay.example.com`; pages may then load its script, show it in a frame, talk to it and send a form to it. Those of Datatrans are known. Nothing said: this server only',
  ),
} as const;
