import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BonusCoupon } from '../../../application/customer/ports/bonus-points.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useDesk } from '../../cart/use-desk.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import css from '../account.module.css';
import look from '../kept.module.css';
import own from './bonus.module.css';

/** If the browser denies access to the clipboard, the code is selected, so that the customer can copy it by hand. */
const copied = async (code: string, shown: Node | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
};

const Coupon = ({
  coupon: { code, amount, expiresAt, used },
  onCopied,
}: {
  readonly coupon: BonusCoupon;
  readonly onCopied: (code: string) => void;
}) => {
  const { t } = useTranslation('personal');
  const { desk, clock } = useServices();
  const { money, day } = useFormats();
  const { remote } = useCart();
  const { busy } = useDesk().coupon;
  const shown = useRef<HTMLElement>(null);
  const cart = remote.value ?? undefined;
  const isOver = Date.parse(expiresAt) <= clock.now();
  const isInCart = cart?.coupon === code;
  const state = used ? 'used' : isOver ? 'over' : isInCart ? 'inCart' : undefined;
  return (
    <li className={look.entry}>
      <p className={own.code}>
        <code ref={shown}>{code}</code>
      </p>
      <p className={look.note}>{t('bonus.until', { amount: money(amount), day: day(expiresAt) })}</p>
      {state && <p className={look.badge}>{t(`bonus.${state}`)}</p>}
      {!used && !isOver && (
        <div className={look.ways}>
          <Button
            kind="secondary"
            aria-label={t('bonus.copyOf', { code })}
            onClick={() =>
              void copied(code, shown.current).then((done) => {
                if (done) onCopied(code);
              })
            }
          >
            {t('bonus.copy')}
          </Button>
          {cart && cart.items.length > 0 && !isInCart && (
            <Button
              kind="plain"
              busy={busy}
              aria-label={t('bonus.applyOf', { code })}
              onClick={() => desk.applyCoupon(code)}
            >
              {t('bonus.apply')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

/** The coupons that points were turned into: to copy, or to apply to the cart. Source: ACC-4. */
export const BonusCoupons = ({ coupons }: { readonly coupons: readonly BonusCoupon[] }) => {
  const { t } = useTranslation('personal');
  const [last, setLast] = useState<string>();
  if (coupons.length === 0) return null;
  return (
    <div className={card.form}>
      <h2 className={card.subtitle}>{t('bonus.coupons')}</h2>
      <div role="status" className={css.status}>
        {last !== undefined && <p className={css.saved}>{t('bonus.copied')}</p>}
      </div>
      <ul className={look.list}>
        {coupons.map((coupon) => (
          <Coupon key={coupon.code} coupon={coupon} onCopied={setLast} />
        ))}
      </ul>
    </div>
  );
};
