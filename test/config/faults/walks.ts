import type { OperationName } from '../../../src/adapters/contract/shop-api.ts';
import { account } from './account.ts';
import { browsing } from './browsing.ts';
import { buying } from './buying.ts';
import { expressWalk } from './express.ts';
import { eyeChecks } from './eye-checks.ts';
import { guestSubscriptions } from './guest-subscriptions.ts';
import { keepingWalks } from './keeping.ts';
import { mailLinks } from './mail-links.ts';
import { productAlerts } from './product-alerts.ts';
import { reordering } from './reordering.ts';
import type { Walk } from './walk.ts';

/** The shortest walks through the shop that call every operation. */
export const walks: readonly Walk[] = [
  browsing,
  buying,
  expressWalk,
  account,
  ...keepingWalks,
  reordering,
  mailLinks,
  productAlerts,
  eyeChecks,
  guestSubscriptions,
];

/** Undefined if no walk calls it. */
export const walkThatAsks = (operation: OperationName): Walk | undefined =>
  walks.find(({ operations }) => operations.includes(operation));
