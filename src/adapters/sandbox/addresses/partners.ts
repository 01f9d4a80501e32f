import { makePartners } from '../../shop-server/addresses/partners.ts';
import { partners as list } from '../seed/partners.ts';

/** The opticians of the demonstration. */
export const partners = makePartners(list);
