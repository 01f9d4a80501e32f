import * as t from 'io-ts';
import { brandIds } from '../../domain/shared/brand-id.ts';
import { LocaleC, oneOf } from './scalars.ts';

/** The shop and the language of a request: query parameters of every call. */
export const ChannelC = t.readonly(
  t.type({ brand_channel: oneOf('Brand', brandIds), locale: LocaleC }),
  'Channel',
);
export type Channel = t.TypeOf<typeof ChannelC>;
