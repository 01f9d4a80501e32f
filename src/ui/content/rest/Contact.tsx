import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { officeHours } from '../../../domain/eye-check/office-hours.ts';
import { openingAt } from '../../../domain/eye-check/opening.ts';
import { usualZone } from '../../../domain/shared/shop-day.ts';
import { dial } from '../../shared/dial.ts';
import { ChatLink } from '../../shared/elements/ChatLink.tsx';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import { useMoments } from '../../shared/use-moments.ts';
import { Headed } from '../Headed.tsx';
import type { BlockOf } from '../views.ts';
import css from './Contact.module.css';

/** Whether somebody answers at this moment, and until or from when. */
const useAnswering = () => {
  const { t } = useTranslation('content');
  const { shop, clock } = useServices();
  const moment = useMoments();
  const zone = clock.zone ?? usualZone;
  const opening = openingAt(officeHours(shop.contact.hours, shop.country, zone), clock.now());
  switch (opening._tag) {
    case 'Open':
      return { isOpen: true, said: t('contact.openUntil', { time: moment(opening.until, zone).time }) };
    case 'Opens': {
      const { day, time } = moment(opening.at, zone);
      const said = opening.isToday ? t('contact.opensToday', { time }) : t('contact.opensOn', { day, time });
      return { isOpen: false, said };
    }
    case 'Closed':
      return { isOpen: false, said: undefined };
  }
};

const Way = ({
  name,
  wait,
  children,
}: {
  readonly name: string;
  readonly wait?: string | undefined;
  readonly children: ReactNode;
}) => (
  <li>
    <span>{name}</span>
    {children}
    {wait && <small>{wait}</small>}
  </li>
);

/** The shop's contact: who answers, until when today, and how soon for each channel. Source: HELP-3. */
export const Contact = ({ block }: { readonly block: BlockOf<'contact'> }) => {
  const { t } = useTranslation(['content', 'common']);
  const { contact, waits } = useServices().shop;
  const { phone, email, hours, chat } = contact;
  const { isOpen, said } = useAnswering();
  const soon = (way: 'chat' | 'phone') =>
    isOpen && waits ? t('contact.minutes', { count: waits[way] }) : undefined;
  return (
    <Headed block={block} id="contact" className={css.contact}>
      {block.people.length > 0 && (
        <ul className={css.people}>
          {block.people.map(({ id, portrait, name, subject }) => (
            <li key={id}>
              <Drawing name={portrait} />
              <b>{name}</b>
              <span>{subject}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={isOpen ? css.open : css.shut}>
        {said && <strong>{said}</strong>} <span>{t('common:layout.hours', { hours })}</span>
      </p>
      <ul className={css.ways}>
        {chat && (
          <Way name={t('contact.chat')} wait={soon('chat')}>
            <ChatLink />
          </Way>
        )}
        <Way name={t('contact.phone')} wait={soon('phone')}>
          <a href={dial(phone)}>{phone}</a>
        </Way>
        <Way name={t('contact.mail')} wait={waits && t('contact.hours', { count: waits.mail })}>
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
      </ul>
    </Headed>
  );
};
