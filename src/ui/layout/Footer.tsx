import { useTranslation } from 'react-i18next';
import { lawForAll } from '../../application/shared/law-for.ts';
import { pagePath } from '../../domain/shared/page-path.ts';
import { LockIcon } from '../art/icons/actions.ts';
import { dial } from '../shared/dial.ts';
import { dotted } from '../shared/dotted.ts';
import { Drawing } from '../shared/elements/Drawing.tsx';
import { PreLink } from '../shared/elements/PreLink.tsx';
import { Whole } from '../shared/elements/Whole.tsx';
import { useServices } from '../shared/services.ts';
import css from './Footer.module.css';
import { Marks } from './Marks.tsx';
import { trustBoxView } from './trust-box.ts';
import { useFrame } from './use-frame.ts';

/** Slugs of the pages that every shop has, among them those that the law requires to be reachable. Source: LAW-4. */
const pages = [
  'about',
  'help',
  'shipping',
  'returns',
  'withdrawal',
  'cancellation',
  'find-order',
  'terms',
  'privacy',
  'legal',
  'disclaimer',
  'accessibility',
] as const;

/**
 * The footer: the shop's location, the seller, the terms, and how to contact them. `isCalm`: in the checkout, without what
 * does not help to order. Source: UI-3, UI-5.
 */
export const Footer = ({ isCalm = false }: { readonly isCalm?: boolean }) => {
  const { t } = useTranslation(['frame', 'common']);
  const { shop, locale } = useServices();
  const { contact, features, deviceAdvertising } = shop;
  const law = lawForAll(shop);
  const { rating, place } = useFrame();
  const TrustBox = trustBoxView();
  const isShown = (page: string) => page !== 'cancellation' || law.cancellation === 'page';
  return (
    <footer className={css.footer}>
      {!isCalm && <Drawing name={place} className={css.place} />}
      <div className={css.inner}>
        <section className={css.contact}>
          <h2 className={css.heading}>{t('footer.contact')}</h2>
          <p>{t('footer.help')}</p>
          <p className={css.phone}>
            <a href={dial(contact.phone)}>{contact.phone}</a>
          </p>
          <p>{t('layout.hours', { hours: contact.hours })}</p>
          <p>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </section>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className={css.heading}>
            {t('footer.pages')}
          </h2>
          <ul className={`${css.list} ${css.pages}`}>
            {pages.filter(isShown).map((page) => (
              <li key={page}>
                <PreLink to={pagePath(locale, page)}>{t(`pages.${page}`)}</PreLink>
              </li>
            ))}
            {law.guaranteeNotice && (
              <li>
                <a href={`${pagePath(locale, 'terms')}#guarantee`}>{t('footer.guarantee')}</a>
              </li>
            )}
          </ul>
        </nav>
        {!isCalm && (
          <section>
            {rating && TrustBox && <TrustBox rating={rating} />}
            <h2 className={css.heading}>{t('footer.payment')}</h2>
            <Marks kind="payment" />
            <h2 className={css.heading}>{t('footer.shipping')}</h2>
            <Marks kind="shipping" />
            {features.milesAndMore && (
              <>
                <h2 className={css.heading}>{t('footer.partner')}</h2>
                <Marks kind="partner" />
              </>
            )}
          </section>
        )}
      </div>
      <div className={css.base}>
        <ul className={css.certificates} aria-label={t('footer.certificates')}>
          <li>{t('footer.ce')}</li>
          <li>{t('footer.original')}</li>
          <li>
            <LockIcon />
            {t('footer.ssl')}
          </li>
        </ul>
        <p>
          <a href={`${pagePath(locale, 'privacy')}#cookies`}>{t('footer.cookies')}</a>
        </p>
        {law.deviceAdvertising && deviceAdvertising !== undefined && (
          <p>
            <Whole
              of={deviceAdvertising}
              text={t('footer.deviceAdvertising', { number: deviceAdvertising })}
            />
          </p>
        )}
        <p>
          {dotted(
            `© ${contact.company}`,
            contact.street,
            contact.city,
            law.vatIdOnHome && `P. IVA ${contact.vatId.replace(/^IT/, '')}`,
            t('footer.vat'),
          )}
        </p>
      </div>
    </footer>
  );
};
