import { readFileSync } from 'node:fs';
import { ContainerModule } from 'inversify';
import type { DkimKey, MailSender } from '../../../adapters/mail-smtp/settings.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import type { Environment } from '../../environment.ts';
import { TOKENS } from './tokens.ts';

const dkimOf = ({ mailDkim, mailDkimKeys }: Environment, brand: BrandId): DkimKey | undefined => {
  const [domain, selector] = (mailDkim[brand] ?? '').split('/');
  const file = mailDkimKeys[brand];
  return domain && selector && file
    ? { domain, selector, privateKey: readFileSync(file, 'utf8') }
    : undefined;
};

const senderOf = (settings: Environment, brand: BrandId): MailSender => {
  const { name, contact } = brands[brand].shop;
  const dkim = dkimOf(settings, brand);
  const replyTo = settings.mailReplyTo[brand];
  return {
    name,
    address: settings.mailFrom[brand] ?? contact.email,
    ...(replyTo !== undefined && { replyTo }),
    ...(dkim && { dkim }),
  };
};

/** Chooses how mails are delivered. Source: DELIVER-1. */
export const mailModule = (settings: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const {
      mail,
      smtpHost: host,
      smtpPort: port,
      smtpTls: tls,
      smtpUser: user,
      smtpPassword: password,
    } = settings;
    if (mail === 'smtp' && host)
      bind(TOKENS.carrier).toResolvedValue(async () => {
        const { makeSmtpCarrier } = await import('../../../adapters/mail-smtp/smtp-carrier.ts');
        return makeSmtpCarrier({
          ...{ host, port, tls },
          ...(user && password && { auth: { user, password } }),
          // A changed key takes effect with the next mail.
          senderOf: (brand) => senderOf(settings, brand),
        });
      });
    else bind(TOKENS.carrier).toConstantValue(undefined);
  });
