import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { focusObstacle } from '../line/LineObstacle.tsx';
import { useCartObstructed } from '../notices/CartNotices.tsx';

/** The checkout button. While something cannot be ordered as it is, it leads to what has to be changed. Source: CART-9. */
export const ToCheckout = ({
  className,
  onLeave,
}: {
  readonly className: string | undefined;
  readonly onLeave?: () => void;
}) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  if (useCartObstructed())
    return (
      <Button className={className} onClick={focusObstacle}>
        {t('goToCheckout')}
      </Button>
    );
  return (
    <PreLink className={buttonClass('primary', className)} to={pathTo.checkout(locale)} onClick={onLeave}>
      {t('goToCheckout')}
    </PreLink>
  );
};
