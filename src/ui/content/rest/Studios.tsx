import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Studio } from '../../../application/customer/ports/studios.ts';
import { opticians } from '../../../domain/content/drawing.ts';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import { slotsByDay } from '../../../domain/eye-check/booking.ts';
import { eyeCheckTimesPath } from '../../../domain/shared/eye-check-path.ts';
import { dayInWeek } from '../../../domain/shared/format-date.ts';
import { dial } from '../../shared/dial.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useMoments } from '../../shared/use-moments.ts';
import { ItemTitle } from '../ItemTitle.tsx';
import { BlockDataContext, type BlockOf } from '../views.ts';
import { StudioState, StudioWeek } from './StudioHours.tsx';
import { StudioMap } from './StudioMap.tsx';
import css from './Studios.module.css';

/** The next free times, each with a link to its day. The day's page shows the times that are then free. */
const Times = ({ studio: { partner, hours, slots } }: { readonly studio: Studio }) => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const moment = useMoments();
  if (!hours || slots.length === 0) return null;
  const { zone } = hours;
  const path = eyeCheckTimesPath(locale, partner.id);
  return (
    <div className={css.times}>
      <p>{t('studios.times')}</p>
      {[...slotsByDay(slots, zone)].map(([day, ofDay]) => (
        <ul key={day} aria-label={dayInWeek(day, locale)}>
          <li aria-hidden="true">{dayInWeek(day, locale)}</li>
          {ofDay.map(({ start }) => (
            <li key={start}>
              <a href={`${path}&day=${day}`}>{moment(start, zone).time}</a>
            </li>
          ))}
        </ul>
      ))}
      <a href={path} className={css.all} aria-describedby={`studio-${partner.id}`}>
        {t('studios.all')}
      </a>
    </div>
  );
};

const west = ({ partner: { point } }: Studio): number => point?.longitude ?? Number.POSITIVE_INFINITY;

/** The opticians of the shop’s country: their places, today's hours, and their free times. Source: STUDIO-1. */
export const Studios = ({ block }: { readonly block: BlockOf<'studio-list'> }) => {
  const { studios } = use(BlockDataContext);
  if (!studios) return null;
  const list = studios.list.toSorted((a, b) => west(a) - west(b) || 0);
  return (
    <>
      <StudioMap studios={list} />
      <ol className={css.list}>
        {list.map((studio, index) => {
          const { partner, hours } = studio;
          return (
            <li key={partner.id} className={css.studio}>
              <Drawing name={opticians[index % opticians.length] ?? 'optician-1'} className={css.portrait} />
              <div className={css.facts}>
                <ItemTitle block={block} className={css.name}>
                  <b aria-hidden="true">{index + 1}</b>
                  <span id={`studio-${partner.id}`}>{partner.name}</span>
                </ItemTitle>
                {hours && <StudioState hours={hours} now={studios.now} />}
                <address>
                  {`${streetLine(partner)}, ${partner.postcode} ${partner.city}`}
                  {partner.phone !== undefined && (
                    <>
                      <br />
                      <a href={dial(partner.phone)}>{partner.phone}</a>
                    </>
                  )}
                </address>
                {hours && <StudioWeek hours={hours} now={studios.now} />}
              </div>
              <Times studio={studio} />
            </li>
          );
        })}
      </ol>
    </>
  );
};
