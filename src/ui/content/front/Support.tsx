import { useTranslation } from 'react-i18next';
import { dial } from '../../shared/dial.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { ChatLink } from '../../shared/elements/ChatLink.tsx';
import { useServices } from '../../shared/services.ts';
import { Headed } from '../Headed.tsx';
import type { BlockOf } from '../views.ts';
import css from './Support.module.css';

/** How to contact the shop, and when. */
export const Support = ({ block }: { readonly block: BlockOf<'support'> }) => {
  const { t } = useTranslation(['home', 'common']);
  const { contact } = useServices().shop;
  return (
    <Headed block={block} className={css.support}>
      <p className={css.phone}>
        <a href={dial(contact.phone)}>{contact.phone}</a>
      </p>
      <p>{t('common:layout.hours', { hours: contact.hours })}</p>
      <p className={css.actions}>
        <ChatLink className={buttonClass('primary')} />
        <a href={`mailto:${contact.email}`} className={buttonClass('secondary')}>
          {t('support.write')}
        </a>
      </p>
    </Headed>
  );
};
