import { useTranslation } from 'react-i18next';
import type { SwitchOffer } from '../../../application/cart/switch-product.ts';
import { canRetry } from '../../../application/shared/failure.ts';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { regularPrice } from '../../../domain/orders/subscription/offer.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { BasePrice } from '../../shared/elements/Price.tsx';
import { useFailureText } from '../../shared/failure-text.ts';
import { useServices } from '../../shared/services.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import { LinePicture } from '../line/LinePicture.tsx';
import { useBuyersCountry } from '../use-buyers-country.ts';
import { useDesk } from '../use-desk.ts';
import { useFormats } from '../use-formats.ts';
import styles from './SwitchDialog.module.css';

const Offer = ({ item, offer }: { readonly item: CartItem; readonly offer: SwitchOffer }) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  const country = useBuyersCountry();
  const words = useOptionWords();
  const { regularSaving = 0 } = useServices().shop;
  const { product, change } = offer;
  const isRegular = change._tag === 'Ready' && change.line.every !== undefined;
  const once = product.price.current;
  const price = isRegular ? regularPrice(once, regularSaving) : once;
  const eachKey = product.category === 'lens' ? 'line.eachBox' : 'line.each';
  return (
    <div className={styles.offer}>
      <LinePicture image={product.image} />
      <div>
        <p className={styles.name}>{product.title}</p>
        <p className={styles.instead}>{t('switch.instead', { title: item.title })}</p>
        <p>
          {t(eachKey, { price: money(price) })}
          <BasePrice price={price} of={product.contents} country={country} />
        </p>
        {price.minor !== item.unitPrice.minor && (
          <p className={styles.instead}>
            {t('switch.before', { price: money(item.unitPrice) })}
            <BasePrice price={item.unitPrice} of={item.contents} country={country} />
          </p>
        )}
      </div>
      <div className={styles.values}>
        {change._tag === 'ValuesMissing' && (
          <p>{t('switch.missing', { names: change.missing.map(words.name).join(', ') })}</p>
        )}
        {change._tag === 'Ready' && change.changed.length === 0 && item.options.length > 0 && (
          <p>{t('switch.same')}</p>
        )}
        {change._tag === 'Ready' && change.changed.length > 0 && (
          <>
            <p>{t('switch.changed')}</p>
            <ul>
              {change.changed.map(({ code, from, to }) => (
                <li key={code}>
                  {from === undefined
                    ? `${words.name(code)} ${words.value(code, to)}`
                    : t('switch.value', {
                        name: words.name(code),
                        to: words.value(code, to),
                        from: words.value(code, from),
                      })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
};

/** Offers a replacement for an unavailable product: shows the differences, to accept or decline. */
export const SwitchDialog = () => {
  const { t } = useTranslation('cart');
  const { cart, desk, locale } = useServices();
  const { item, offer, busy } = useDesk().switching;
  const found = offer._tag === 'Ready' ? offer.value : undefined;

  const hasNone = offer._tag === 'Failed' && offer.error._tag === 'NotFound';

  const textOf = useFailureText('cart');

  return (
    <Dialog
      open={item !== undefined}
      onClose={desk.refuseSwitch}
      title={item && hasNone ? item.title : t('switch.title')}
    >
      <div className={styles.dialog} aria-busy={offer._tag === 'Loading' || busy}>
        {offer._tag === 'Loading' && <p role="status">{t('switch.loading')}</p>}
        {offer._tag === 'Failed' && <p role="alert">{hasNone ? t('switch.none') : textOf(offer.error)}</p>}
        {item && found && <Offer item={item} offer={found} />}
        <div className={styles.ways}>
          {found?.change._tag === 'Ready' && (
            <Button busy={busy} onClick={desk.acceptSwitch}>
              {t('switch.accept')}
            </Button>
          )}
          {found?.change._tag === 'ValuesMissing' && (
            <PreLink
              className={buttonClass('primary')}
              to={pathTo.product(locale, found.product.id, found.product.slug)}
              onClick={desk.refuseSwitch}
            >
              {t('switch.choose')}
            </PreLink>
          )}
          {item && offer._tag === 'Failed' && canRetry(offer.error) && (
            <Button onClick={() => desk.offerSwitch(item)}>{t('retry')}</Button>
          )}
          {item && hasNone && (
            <Button
              onClick={() => {
                cart.remove(item.id);
                desk.refuseSwitch();
              }}
            >
              {t('line.remove')}
            </Button>
          )}
          <Button kind="plain" onClick={desk.refuseSwitch}>
            {t('switch.refuse')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
