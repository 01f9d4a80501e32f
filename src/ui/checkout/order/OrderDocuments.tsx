import { useTranslation } from 'react-i18next';
import type { OrderView } from '../../../application/orders/order-session.ts';
import { downloadPath } from '../../../domain/shared/after-sign-in.ts';
import { type ButtonKind, buttonClass } from '../../shared/elements/button.ts';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { fileOf, numberIn, titleWithin } from './document-name.ts';
import styles from './OrderDocuments.module.css';

/** The files of an order to download. Reserves their space while they are loading. Source: ORD-2. */
export const OrderDocuments = ({
  documents,
  kind = 'secondary',
}: Pick<OrderView, 'documents'> & { readonly kind?: ButtonKind }) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  if (documents._tag === 'Loading') return <div className={styles.documents} aria-busy="true" />;
  const paths = documents._tag === 'Ready' ? documents.value : [];
  return (
    <section className={styles.documents} aria-label={t('documents.title')}>
      {paths.length === 0 ? (
        <p>{t('documents.none')}</p>
      ) : (
        paths.map((path) => (
          <a
            key={path}
            className={buttonClass(kind)}
            href={downloadPath(path, locale)}
            download={fileOf(path)}
          >
            {/* One element: a button arranges its parts as columns. */}
            <span>
              <Whole
                of={numberIn(path)}
                text={t('documents.download', {
                  name: titleWithin(locale, path, (kind) => t(`documents.kind.${kind}`)),
                })}
              />
            </span>
          </a>
        ))
      )}
    </section>
  );
};
