/** A product that demonstrates something, for the sandbox's start page and documentation. */
export interface DemoProduct {
  readonly id: string;
  readonly shows: string;
  readonly keywords: readonly string[];
}

const demo = (id: string, shows: string, ...keywords: readonly string[]): DemoProduct => ({
  id,
  shows,
  keywords,
});

export const demoProducts: readonly DemoProduct[] = [
  demo(
    '10010',
    'A daily lens with more than ten of every value, bulk prices, texts and pictures with time windows',
    'plenty',
    'bulk',
    'rich content',
  ),
  demo(
    '10020',
    'A toric lens: strong cylinders only near level and upright axes',
    'toric',
    'axis',
    'narrowing',
  ),
  demo('10060', 'A multifocal lens with numbered additions and a dominant eye', 'multifocal', 'dominance'),
  demo('10310', 'A monthly lens with two base curves and two diameters', 'radius', 'diameter'),
  demo('10220', 'A coloured toric lens: colours and axes narrow each other', 'color', 'toric', 'narrowing'),
  demo('20012', 'A bottle of lens care with more than ten on the shelf', 'plenty', 'lens care'),
  demo('10130', 'Exactly ten boxes of every value', 'exactly ten', 'stock'),
  demo('20051', 'Exactly ten bottles', 'exactly ten', 'stock'),
  demo('10340', 'A few boxes of every value', 'few', 'stock'),
  demo('20101', 'A few packs left', 'few', 'stock'),
  demo(
    '10270',
    'Nothing on the shelf, ordered from the supplier, with an alternative',
    'none',
    'replacement',
  ),
  demo('20061', 'An empty shelf for a bottle, with an alternative', 'none', 'replacement'),
  demo('10370', 'More promised than there is: negative stock shows as zero', 'negative', 'stock'),
  demo('20120', 'A bottle with negative stock', 'negative', 'stock'),
  demo('10120', 'No more from the supplier, four boxes left of every value', 'stop order', 'reduce stock'),
  demo('20150', 'No more from the supplier, four bottles left', 'stop order', 'reduce stock'),
  demo(
    '10210',
    'No more from the supplier and none left, with an alternative',
    'stop order',
    'sold out',
    'replacement',
  ),
  demo('20190', 'No more from the supplier and none left', 'stop order', 'sold out'),
  demo('10391', 'A trial pack: its quantity is fixed', 'trial'),
  demo('10231', 'Coded BTT: one per cart', 'BTT', 'quantity'),
  demo('10261', 'Discontinued, with a successor', 'discontinued', 'replacement'),
  demo('10381', 'Discontinued, without a successor', 'discontinued'),
  demo('10161', 'Inactive: not in any list, not orderable', 'inactive'),
  demo('10280', 'A new product', 'badge', 'new'),
  demo('10072', 'A product that the shop reduced', 'badge', 'sale', 'struck through'),
  demo('10440', 'A product in less packaging', 'badge', 'eco'),
  demo('30011', 'Sunglasses in three colours', 'color', 'sunglasses'),
  demo(
    '40010',
    'Reading glasses: one colour is made in weak powers only',
    'sphere',
    'color',
    'reading glasses',
  ),
  demo(
    '10061',
    'A pack of three that belongs to a pack of six for search engines',
    'canonical',
    'product group',
  ),
];
