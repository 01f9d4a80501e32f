import { describe, expect, it } from 'vitest';
import { carrierLink } from '../../../src/domain/checkout/carrier-link.ts';

describe('the carrier’s tracking page', () => {
  it.each([
    ['dhl', '0034', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=0034'],
    ['gls_parcel', '12', 'https://gls-group.com/GROUP/en/parcel-tracking?match=12'],
    ['swisspost_a_parcel', '99.60.1', 'https://service.post.ch/ekp-web/ui/entry/search/99.60.1'],
    ['swisspost_a_parcel', '9/?&9', 'https://service.post.ch/ekp-web/ui/entry/search/9%2F%3F%269'],
    ['planzer_economy', '12', undefined],
    ['cargo', '12', undefined],
    ['dhl', '', undefined],
    ['dhl', undefined, undefined],
    [undefined, '12', undefined],
  ])('%s, %s: %s · ORD-4', (method, tracking, link) => expect(carrierLink(method, tracking)).toBe(link));
});
