import { LanguageCode, type VendureConfig } from '@vendure/core';

/** Where staff find them. */
const route = 'admin';
/** Else the page to sign in asks Vendure's makers for a picture. */
const noPicture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%221%22 height=%221%22/%3E';

/** Vendure's own pages for staff, over the Admin API; loaded where they are wanted. `port`: the engine's. */
export const withStaffPages = async (config: VendureConfig, port: number): Promise<VendureConfig> => {
  const { AdminUiPlugin } = await import('@vendure/admin-ui-plugin');
  const pages = AdminUiPlugin.init({
    route,
    port,
    adminUiConfig: {
      loginImageUrl: noPicture,
      availableLanguages: [LanguageCode.en, LanguageCode.de, LanguageCode.it, LanguageCode.fr],
    },
  });
  return { ...config, plugins: [...(config.plugins ?? []), pages] };
};
