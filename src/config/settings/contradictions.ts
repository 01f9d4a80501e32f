import { brandIds } from '../../domain/shared/brand-id.ts';
import { shorterThanLaw } from '../law/record-years.ts';
import type { Settings } from './settings.ts';
import { isThisMachine } from './this-machine.ts';

type Said = Pick<
  Settings,
  | 'port'
  | 'metricsPort'
  | 'backend'
  | 'backendUrl'
  | 'mailDkim'
  | 'mailDkimKeys'
  | 'recordYears'
  | 'smtpHost'
  | 'smtpTls'
  | 'smtpUser'
  | 'smtpPassword'
> & { readonly firstBrandPort: number | undefined };

const isAmong = (port: number, first: number | undefined): boolean =>
  first !== undefined && port >= first && port < first + brandIds.length;

const portsOf = ({ port, firstBrandPort, metricsPort }: Said): readonly string[] => [
  ...(isAmong(port, firstBrandPort)
    ? ['DIOPTRA_BRAND_PORTS should be the first of five ports that do not include PORT']
    : []),
  ...(metricsPort !== undefined && (metricsPort === port || isAmong(metricsPort, firstBrandPort))
    ? ['DIOPTRA_METRICS_PORT should differ from PORT and from the five ports of DIOPTRA_BRAND_PORTS']
    : []),
];

const mailsOf = (said: Said): readonly string[] => {
  const { mailDkim, mailDkimKeys, smtpHost, smtpTls, smtpUser, smtpPassword } = said;
  return [
    ...(brandIds.some((brand) => !mailDkim[brand] !== !mailDkimKeys[brand])
      ? ['DIOPTRA_MAIL_DKIM and DIOPTRA_MAIL_DKIM_KEYS should name the same shops: a signature needs both']
      : []),
    ...(!smtpUser === !smtpPassword
      ? []
      : ['DIOPTRA_SMTP_USER and DIOPTRA_SMTP_PASSWORD should be set together']),
    ...(smtpTls === 'off' && smtpPassword && smtpHost && !isThisMachine(smtpHost)
      ? ['DIOPTRA_SMTP_TLS=off would send DIOPTRA_SMTP_PASSWORD unencrypted to another machine']
      : []),
  ];
};

/** Lists settings that are valid by themselves, but not together. Every one is named, so that one start is enough. */
export const contradictions = (said: Said): readonly string[] => {
  const { backend, backendUrl, recordYears } = said;
  const tooShort = shorterThanLaw(recordYears);
  return [
    ...portsOf(said),
    ...(backend !== 'sandbox' && backendUrl !== undefined
      ? [
          'DIOPTRA_BACKEND_URL cannot be combined with DIOPTRA_BACKEND=vendure: the first names another server of the Shop API, the second runs it in this process',
        ]
      : []),
    ...(tooShort.length > 0
      ? [
          `DIOPTRA_RECORD_YEARS keeps records for a shorter time than the law of the seat requires: ${tooShort.join(', ')}`,
        ]
      : []),
    ...mailsOf(said),
  ];
};
