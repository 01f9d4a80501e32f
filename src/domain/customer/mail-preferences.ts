/** Which mails a customer wants. */

/** The groups that the account shows, in its order. Source: ACC-3. */
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

/** What the link of a mail ends: mails of a group, or those about products. Source: ACC-3, STOCK-9. */
export const endedMails = [...mailGroups, 'product_alert'] as const;
export type EndedMails = (typeof endedMails)[number];

/** Those of the groups that the marketing service knows as channels. Source: ACC-3, AUTH-10. */
export const marketingChannels = ['newsletter', 'marketing_automation', 'retention_campaign'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** A choice for every group: none is left open. */
export type MailPreferences = Readonly<Record<MailGroup, boolean>>;

/** A preference that is not known is a no: nobody is sent what they did not ask for. Source: ACC-3. */
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

/** One group changed, all others as they were. Source: ACC-3. */
export const withPreference = (
  preferences: MailPreferences,
  group: MailGroup,
  wanted: boolean,
): MailPreferences => ({ ...preferences, [group]: wanted });

/** The channels that were chosen, in a fixed order; none is an empty list. Source: ACC-3, AUTH-10. */
export const chosenChannels = (
  preferences: Readonly<Partial<Record<MarketingChannel, boolean>>>,
): readonly MarketingChannel[] => marketingChannels.filter((channel) => preferences[channel] === true);

/** The groups that were chosen, channels among them, in the order of the account. Source: ACC-3. */
export const chosenGroups = (preferences: MailPreferences): readonly MailGroup[] =>
  mailGroups.filter((group) => preferences[group]);

/** What a communication is called that does not exist yet. Source: ACC-3. */
export const newCommunication = 'new';

/** The id that an update names. Source: ACC-3. */
export const communicationId = (id: string | null | undefined): string => id?.trim() || newCommunication;
