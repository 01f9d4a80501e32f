import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Deployed } from '../../brands/deployed.ts';
import type { ShopChats } from '../../settings/codecs.ts';

/**
 * Where a shop's people chat: where the operator says, or with the sandbox; else nowhere. `paths`: the first parts of
 * those that the backend answers.
 */
export const chatOf = (chats: ShopChats, paths: readonly string[], brand: BrandId): Deployed['chat'] =>
  chats[brand] ?? (paths.includes('/chat') || undefined);
