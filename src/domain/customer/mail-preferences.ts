/** The e-mails that a customer wants. */

/** The groups shown in the account, in display order. Source: ACC-3. */
export const mailGroups = [
  'newsletter',
  'marketing_automation',
  'retention_campaign',
  'cart_abandon',
  'eye_exam_reminder',
  'bonus_points',
  'review_orders',
  'review_service',
] as const;
export type MailGroup = (typeof mailGroups)[number];

/** What the unsubscribe link of an e-mail ends: e-mails of a group, or those about products. Source: ACC-3, STOCK-9. */
export const endedMails = [...mailGroups, 'product_alert'] as const;
export type EndedMails = (typeof endedMails)[number];

/** The groups that are channels of the marketing service. Source: ACC-3, AUTH-10. */
export const marketingChannels = ['newsletter', 'marketing_automation', 'retention_campaign'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** A choice for every group. */
export type MailPreferences = Readonly<Record<MailGroup, boolean>>;

/** Reads preferences. An unknown one counts as no, so that nobody receives e-mails they did not ask for. Source: ACC-3. */
export const readPreferences = (known: Readonly<Partial<Record<MailGroup, boolean>>>): MailPreferences => {
  const wants = (group: MailGroup): boolean => known[group] === true;
  return {
    newsletter: wants('newsletter'),
    marketing_automation: wants('marketing_automation'),
    retention_campaign: wants('retention_campaign'),
    cart_abandon: wants('cart_abandon'),
    eye_exam_reminder: wants('eye_exam_reminder'),
    bonus_points: wants('bonus_points'),
    review_orders: wants('review_orders'),
    review_service: wants('review_service'),
  };
};

/** Changes one group and keeps all others. Source: ACC-3. */
export const withPreference = <A extends Partial<MailPreferences>>(
  preferences: A,
  group: MailGroup,
  wanted: boolean,
): A => ({ ...preferences, [group]: wanted });

/** Returns the chosen channels in a fixed order. Empty if there are none. Source: ACC-3, AUTH-10. */
export const chosenChannels = (
  preferences: Readonly<Partial<Record<MarketingChannel, boolean>>>,
): readonly MarketingChannel[] => marketingChannels.filter((channel) => preferences[channel] === true);

/** Returns the chosen groups, including channels, in the order of the account. Source: ACC-3. */
export const chosenGroups = (preferences: MailPreferences): readonly MailGroup[] =>
  mailGroups.filter((group) => preferences[group]);

/** The id of a communication that does not exist yet. Source: ACC-3. */
export const newCommunication = 'new';

/** Returns the id to use in an update. Source: ACC-3. */
export const communicationId = (id: string | null | undefined): string => id?.trim() || newCommunication;
