import { httpsOrigins } from './codecs.ts';
import { setting } from './setting.ts';

/** The payment provider. */
export const paymentSettings = {
  paymentOrigins: setting(
    'DIOPTRA_PAYMENT_ORIGINS',
    httpsOrigins,
    [],
    'where a real provider’s script and pages come from, say `https://pay.example.com`; pages may then load its script, show it in a frame, talk to it and send a form to it. Nothing said: this server only',
  ),
} as const;
