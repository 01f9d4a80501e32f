/** The pages of an account, by the last part of their address; in the order of the menu. Source: ROUTE-6, ACC-1. */
export const accountSections = ['overview', 'profile', 'change-password'] as const;
export type AccountSection = (typeof accountSections)[number];

export const readSection = (name: string): AccountSection | undefined =>
  accountSections.find((section) => section === name);
