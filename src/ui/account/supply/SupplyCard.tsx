import type { OwnSupplyView } from '../../../application/orders/own-supply.ts';
import { today } from '../../../application/shared/clock.ts';
import { accountLabel } from '../../../domain/customer/account-label.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import { homeReorder } from '../../../domain/orders/reorder.ts';
import { type OwnSupply, supplyStanding } from '../../../domain/orders/supply/own-supply.ts';
import { reorderPath } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './own-supply.module.css';
import { SupplyFacts } from './SupplyFacts.tsx';
import { SupplyRing } from './SupplyRing.tsx';

/** What stands of a supply, as a sentence about its lens. */
const useSupplySentence = () => {
  const { t } = useTranslation('supply');
  const { clock } = useServices();
  const { day } = useFormats();
  return ({ first }: OwnSupply, lens: string): string => {
    const standing = supplyStanding(first);
    if (standing === 'coming') return t('title.coming', { lens, day: day(first.coming ?? '') });
    if (standing === 'out' && first.runsOut === today(clock)) return t('title.outToday', { lens });
    if (standing === 'out') return t('title.out', { lens, day: day(first.runsOut) });
    return t('title.lasts', { lens, count: first.left });
  };
};

/** The one thing to do: order again, or see what takes the lens's place. */
const Ways = ({ view: { offer, last, product, successor } }: { readonly view: OwnSupplyView }) => {
  const { t } = useTranslation('supply');
  const { locale } = useServices();
  const history = (
    <PreLink className={buttonClass('plain')} to={pathTo.account(locale, 'history')}>
      {t('orders')}
    </PreLink>
  );
  if (offer._tag === 'Again')
    return (
      <div className={css.ways}>
        <PreLink
          className={buttonClass('primary', css.again)}
          to={reorderPath(locale, homeReorder, last.order.token)}
        >
          {t('again')}
        </PreLink>
        {history}
      </div>
    );
  return (
    <>
      <p className={css.gone}>
        {successor ? t('instead', { lens: product.title, other: successor.title }) : t('gone')}
      </p>
      <div className={css.ways}>
        {successor && (
          <PreLink
            className={buttonClass('primary', css.again)}
            to={pathTo.product(locale, successor.id, successor.slug)}
          >
            {t('see', { other: successor.title })}
          </PreLink>
        )}
        {history}
      </div>
    </>
  );
};

/** What a customer's lenses last, for each eye, and the way to the next box. Source: HOME-2. */
export const SupplyCard = ({
  view,
  customer,
}: {
  readonly view: OwnSupplyView;
  readonly customer: Customer | undefined;
}) => {
  const { t } = useTranslation('supply');
  const { shop, locale } = useServices();
  const sentence = useSupplySentence();
  const { supply, product, wearer, others } = view;
  const label = accountLabel(customer, shop.style);
  const isNamed = shop.style === 'informal' && label._tag === 'Name';
  return (
    <section className={css.card} data-supply="" data-standing={supplyStanding(supply.first)}>
      <div className={css.inner}>
        <div className={css.head}>
          <p className={css.eyebrow}>
            {wearer === undefined
              ? isNamed
                ? t('hello', { name: label.text })
                : t('own')
              : t('of', { name: wearer })}
          </p>
          <h1 className={css.title}>{sentence(supply, product.title)}</h1>
        </div>
        <ul className={css.eyes}>
          {supply.right && <SupplyRing eye="right" lens={supply.right} />}
          {supply.left && <SupplyRing eye="left" lens={supply.left} />}
        </ul>
        <div className={css.next}>
          <SupplyFacts view={view} />
          <Ways view={view} />
          {others.length > 0 && (
            <ul className={css.others}>
              {others.map(({ name, supply: { wearer: id, first }, again }) => (
                <li key={id}>
                  {name === ''
                    ? t('ownLeft', { count: first.left })
                    : t('otherLeft', { name, count: first.left })}{' '}
                  {again && (
                    <PreLink to={reorderPath(locale, homeReorder, again.token)}>
                      {name === '' ? t('againOwn') : t('againFor', { name })}
                    </PreLink>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
};
