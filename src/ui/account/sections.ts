import type { Shop } from '../../application/shared/shop.ts';

/** The pages of an account except the overview, in the groups and the order of the menu. Source: ACC-1, ACC-11. */
const sectionsByGroup = {
  shopping: ['history', 'my-subscriptions', 'lens-pass', 'reminder-alarms', 'bonus-points', 'ratings'],
  data: ['profile', 'address-book', 'payment-aliases', 'my-optician', 'eye-checks', 'miles-and-more'],
  settings: ['newsletter', 'email-settings', 'change-password', 'sessions', 'own-data'],
} as const;
export type SectionGroup = keyof typeof sectionsByGroup;
export const sectionGroups = ['shopping', 'data', 'settings'] as const satisfies readonly SectionGroup[];

/** The pages of an account, by the last part of their address. Source: ROUTE-6, ACC-1. */
export type AccountSection = 'overview' | (typeof sectionsByGroup)[SectionGroup][number];

/** Returns the pages of a group that the shop offers. */
export const sectionsIn = (
  { features }: Pick<Shop, 'features'>,
  group: SectionGroup,
): readonly AccountSection[] =>
  sectionsByGroup[group].filter(
    (section) =>
      (section !== 'miles-and-more' || features.milesAndMore) &&
      (section !== 'my-subscriptions' || features.subscriptions),
  );

/** Returns all pages that the shop offers. */
export const sectionsOf = (shop: Pick<Shop, 'features'>): readonly AccountSection[] => [
  'overview',
  ...sectionGroups.flatMap((group) => sectionsIn(shop, group)),
];

/** Pages that show one item of a section. The item's id follows in the address. Source: ROUTE-6. */
const sectionOfDetail = {
  order: 'history',
  subscription: 'my-subscriptions',
  'edit-address': 'address-book',
} as const satisfies Readonly<Record<string, AccountSection>>;
export type AccountDetail = keyof typeof sectionOfDetail;

/** A page of the account, and the section that the menu marks for it. */
export interface AccountPlace {
  readonly page: AccountSection | AccountDetail;
  readonly section: AccountSection;
}

export const readPlace = (
  shop: Pick<Shop, 'features'>,
  name: string,
  id?: string,
): AccountPlace | undefined => {
  const detail = Object.entries(sectionOfDetail).find(([page]) => page === name);
  if (detail && sectionsOf(shop).includes(detail[1]))
    return { page: detail[0] as AccountDetail, section: detail[1] };
  const section = id === undefined ? sectionsOf(shop).find((one) => one === name) : undefined;
  return section && { page: section, section };
};
