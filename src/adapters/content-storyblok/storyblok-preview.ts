import { createHash, timingSafeEqual } from 'node:crypto';

/** Validity of a preview address. Units: seconds. */
const lifetime = 3600;

/**
 * Whether the visual editor made an address: it is signed with the preview token and less than an hour old. `now` in ms
 * since 1970. Source: ROUTE-13.
 */
export const isEditorsAddress = (preview: string, token: string, now: number): boolean => {
  const said = new URLSearchParams(preview);
  const space = said.get('_storyblok_tk[space_id]') ?? '';
  const moment = said.get('_storyblok_tk[timestamp]') ?? '';
  const signature = said.get('_storyblok_tk[token]') ?? '';
  if (!/^\d{1,12}$/.test(space) || !/^\d{9,11}$/.test(moment) || !/^[0-9a-f]{40}$/.test(signature))
    return false;
  const age = now / 1000 - Number(moment);
  if (age >= lifetime || age < -lifetime) return false;
  const right = createHash('sha1').update(`${space}:${token}:${moment}`).digest('hex');
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature));
};
