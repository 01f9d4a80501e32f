import { shopTimeNow, today } from '../../application/shared/clock.ts';
import { weekday } from '../../domain/shared/calendar.ts';
import { useServices } from './services.ts';

const FRIDAY = 5;

/** Returns until when the shop can be reached today; undefined at the weekend or after closing. */
export const useClosing = (): string | undefined => {
  const { clock, shop } = useServices();
  const closes = shop.contact.hours.split('–')[1]?.trim();
  const day = weekday(today(clock));
  const isOpen = day > 0 && day <= FRIDAY && closes !== undefined && shopTimeNow(clock).slice(11) < closes;
  return isOpen ? closes : undefined;
};
