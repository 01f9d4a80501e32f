import { type FormEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpticianDesk, OpticianView } from '../../../application/customer/optician-desk.ts';
import { checkReach, nearOrAll, type PartnerNearby, withinReach } from '../../../domain/checkout/partner.ts';
import { mapAddress } from '../../../domain/shared/map-address.ts';
import card from '../../checkout/Card.module.css';
import { useLoad } from '../../identity/use-load.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Field } from '../../shared/elements/Field.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import look from '../kept.module.css';
import { OpticianAddress } from './OpticianAddress.tsx';
import { OpticianMap } from './OpticianMap.tsx';
import css from './optician.module.css';

/** Formats kilometres as the shop writes numbers, with one decimal place below 10 km. */
const written = (km: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km);

const Entry = ({
  found: { partner, km },
  number,
  isOwn,
  busy,
  onChoose,
}: {
  readonly found: PartnerNearby;
  readonly number: number;
  readonly isOwn: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
}) => {
  const { t } = useTranslation('personal');
  const { shop, locale } = useServices();
  const flag = partner.pickupEnabled ? (partner.pickup ? 'handsOut' : 'paused') : 'noPickup';
  return (
    <li className={look.entry}>
      <div className={css.head}>
        <span className={css.count}>{number}</span>
        <OpticianAddress partner={partner} />
        {km !== undefined && (
          <span className={css.away}>{t('optician.km', { km: written(km, locale) })}</span>
        )}
      </div>
      {shop.features.pickup && <p className={look.note}>{t(`optician.${flag}`)}</p>}
      <div className={look.ways}>
        {isOwn ? (
          <p className={look.badge}>{t('optician.title')}</p>
        ) : (
          <Button
            kind="secondary"
            busy={busy}
            onClick={onChoose}
            aria-label={t('optician.chooseOf', { name: partner.name })}
          >
            {t('optician.choose')}
          </Button>
        )}
      </div>
    </li>
  );
};

/**
 * A search for opticians in the shop's country, near a typed address or, before anything is typed, near the customer's
 * own. Lists those within reach first, all on request. Source: ACC-8, ACC-14.
 */
export const OpticianFinder = ({
  desk,
  view: { kept, task, found },
  home,
  isHomeKnown,
}: {
  readonly desk: OpticianDesk;
  readonly view: OpticianView;
  readonly home: string | undefined;
  /** Whether it is known if there is a `home`. */
  readonly isHomeKnown: boolean;
}) => {
  const { t } = useTranslation('personal');
  const { t: say } = useTranslation('account');
  const { country, maps } = useServices().shop;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [isAllWanted, setAllWanted] = useState(false);
  const ask = useCallback(() => {
    if (asked !== '' || isHomeKnown) desk.search(country, asked, home);
  }, [desk, country, asked, home, isHomeKnown]);
  useLoad(ask);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setAsked(wanted);
    setAllWanted(false);
    // The same address can be searched again.
    if (wanted === asked) ask();
  };
  const isUnknown = found._tag === 'Failed' && found.error._tag === 'NotFound';
  const { value } = found;
  const from = value?.from?.address;
  const all = value?.opticians ?? [];
  const shown = isAllWanted ? all : nearOrAll(all);
  const near = withinReach(all).length;
  const isDivided = near > 0 && near < all.length;
  const heard = (): string => {
    if (from === undefined) return t('optician.all');
    if (shown.length < all.length) return t('optician.within', { km: checkReach, address: from });
    return t(near > 0 ? 'optician.near' : 'optician.noneWithin', { km: checkReach, address: from });
  };
  const map = value?.from && mapAddress(value.from.point.url, maps);
  return (
    <div className={card.form}>
      <h2 className={card.subtitle}>{t('optician.find')}</h2>
      <form className={css.search} onSubmit={search} noValidate>
        <Field
          label={t('optician.address')}
          autoComplete="postal-code"
          maxLength={200}
          value={typed}
          error={isUnknown && typed.trim() === asked ? t('optician.unknown') : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" kind="secondary" busy={found._tag === 'Loading'}>
          {t('optician.search')}
        </Button>
      </form>
      {found._tag === 'Failed' && !isUnknown && <AccountProblem failure={found.error} onRetry={ask} />}
      {!value && found._tag === 'Loading' && (
        <div aria-busy="true">
          <p role="status">{say('loading')}</p>
          <Skeleton rows={3} shape="box" />
        </div>
      )}
      {value && (
        <>
          <p role="status" className={card.text}>
            {heard()}
          </p>
          {isDivided && (
            <Button kind="plain" className={card.start} onClick={() => setAllWanted(!isAllWanted)}>
              {isAllWanted
                ? t('optician.showNear', { km: checkReach })
                : t('optician.showAll', { number: all.length })}
            </Button>
          )}
          <OpticianMap found={value} />
          {map && (
            <p className={card.text}>
              <a href={map} target="_blank" rel="noopener noreferrer">
                {t('optician.map', { address: value.from?.address })}
              </a>
            </p>
          )}
          <ol className={look.list}>
            {shown.map((one, i) => (
              <Entry
                key={one.partner.id}
                found={one}
                number={i + 1}
                isOwn={kept.value?.own?.partner.id === one.partner.id}
                busy={task._tag === 'Busy' && task.about === one.partner.id}
                onChoose={() => desk.assign(one.partner.id, false)}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
};
