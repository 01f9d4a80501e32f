import type { Settings } from '../settings/settings';

/** The settings that the plugin's services need. */
export type PluginOptions = Pick<Settings, 'shopKey' | 'webhook' | 'lensStock' | 'paymentWindowMs'>;

export const PLUGIN_OPTIONS = Symbol('DioptraPluginOptions');
