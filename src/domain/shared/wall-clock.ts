/** Minutes on the clocks of the countries that the shops are in: they all have the same. */

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as day and time, `24.11.2026, 14:05`; a text that is none stays as it is. */
export const wallClock = (instant: string): string => {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? instant : clock.format(at).replaceAll('/', '.');
};
