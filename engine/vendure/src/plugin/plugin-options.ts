import type { Settings } from '../settings/settings';

/** What the plugin's services need of the settings. */
export type PluginOptions = Pick<Settings, 'shopKey' | 'webhook' | 'lensStock' | 'paymentWindowMs'>;

export const PLUGIN_OPTIONS = Symbol('DioptraPluginOptions');
