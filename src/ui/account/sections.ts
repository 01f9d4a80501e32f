import type { Shop } from '../../application/shared/shop.ts';

/** The pages of an account, by the last part of their address; in the order of the menu. Source: ROUTE-6, ACC-1. */
const accountSections = [
  'overview',
  'history',
  'my-subscriptions',
  'lens-pass',
  'reminder-alarms',
  'ratings',
  'profile',
  'address-book',
  'payment-aliases',
  'my-optician',
  'eye-checks',
  'newsletter',
  'email-settings',
  'bonus-points',
  'miles-and-more',
  'change-password',
  'sessions',
  'own-data',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** Those that a shop has. */
export const sectionsOf = ({ features }: Pick<Shop, 'features'>): readonly AccountSection[] =>
  accountSections.filter(
    (section) =>
      (section !== 'miles-and-more' || features.milesAndMore) &&
      (section !== 'my-subscriptions' || features.subscriptions),
  );

/** Pages that show one thing of a section: its id follows in their address. Source: ROUTE-6. */
const sectionOfDetail = {
  order: 'history',
  subscription: 'my-subscriptions',
  'edit-address': 'address-book',
} as const satisfies Readonly<Record<string, AccountSection>>;
export type AccountDetail = keyof typeof sectionOfDetail;

/** A page of the account, and the section that the menu names for it. */
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
