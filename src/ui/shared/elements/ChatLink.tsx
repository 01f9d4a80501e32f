import { useTranslation } from 'react-i18next';
import { useServices } from '../services.ts';

/** A link to the shop's chat, which opens in a separate window; nothing if the shop has none. Source: CONT-1, NOTE-3. */
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
