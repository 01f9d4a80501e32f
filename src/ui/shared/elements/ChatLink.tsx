import { useTranslation } from 'react-i18next';
import { useServices } from '../services.ts';

/** To where the shop's people chat, in a window beside the page; nothing where they do not. Source: CONT-1, NOTE-3. */
export const ChatLink = ({ className }: { readonly className?: string }) => {
  const { t } = useTranslation();
  const { shop, locale } = useServices();
  const { chat } = shop.contact;
  return (
    chat && (
      <a href={chat.replace('{language}', locale)} target="_blank" className={className} rel="noopener">
        {t('layout.chat')}
      </a>
    )
  );
};
