import type { OpenSpan } from '../../../domain/eye-check/slots.ts';

type Week = readonly (readonly OpenSpan[])[];

const span = (from: number, to: number): OpenSpan => ({ from: from * 60, to: to * 60 });
/** Starts with Sunday. */
const week = (weekdays: readonly OpenSpan[], saturday: readonly OpenSpan[], monday = weekdays): Week => [
  [],
  monday,
  ...Array.from({ length: 4 }, () => weekdays),
  saturday,
];

const withBreak = week([span(9, 12), span(13.5, 18.5)], [span(9, 16)]);
const mondayOff = week([span(9, 12.5), span(14, 18)], [span(9, 15)], []);
const allDay = week([span(10, 19)], [span(10, 17)]);
const southern = week([span(9, 12.5), span(15, 19)], [span(9, 12.5)]);

/** When the seed's partners offer eye checks, by day of the week. One partner offers none. */
export const weekOfPartner: Readonly<Record<string, Week>> = {
  'ch-limmat': withBreak,
  'ch-seefeld': mondayOff,
  'ch-oerlikon': withBreak,
  'ch-winterthur': withBreak,
  'ch-bern': withBreak,
  'ch-basel': mondayOff,
  'ch-luzern': allDay,
  'ch-geneve': allDay,
  'at-salzburg': withBreak,
  'at-wien-neubau': allDay,
  'at-wien-landstrasse': withBreak,
  'at-graz': mondayOff,
  'at-innsbruck': withBreak,
  'fr-lyon': mondayOff,
  'fr-paris-marais': allDay,
  'fr-paris-rivoli': allDay,
  'fr-strasbourg': withBreak,
  'de-berlin': allDay,
  'de-hamburg': withBreak,
  'de-muenchen': mondayOff,
  'de-koeln': withBreak,
  'it-milano': allDay,
  'it-roma': southern,
  'it-torino': southern,
  'it-bolzano': withBreak,
};
