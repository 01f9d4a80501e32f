import { join } from 'node:path';
import {
  configureDefaultOrderProcess,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  defaultPromotionActions,
  defaultPromotionConditions,
  LanguageCode,
  LogLevel,
  type VendureConfig,
} from '@vendure/core';
import { couponActions } from './coupons/actions';
import { couponConditions } from './coupons/conditions';
import { AmongMeantLines } from './coupons/distribution';
import { customFields } from './fields/custom-fields';
import { lookUps } from './fields/look-ups';
import { DioptraPlugin } from './plugin/dioptra-plugin';
import { OrderNumber } from './selling/order-number';
import {
  allocatedWhenOrdered,
  awaitingPayment,
  closedByCode,
  placedWhenOrdered,
  priceOfNow,
} from './selling/order-process';
import { paidElsewhere } from './selling/paid-elsewhere';
import { UnitPrice } from './selling/unit-price';
import { byTable, byTableIfFits } from './sending/shipping-table';
import type { Settings } from './settings/settings';
import { LockedLocations } from './stock/locked-locations';

/** The plugin checks stock, under locks and for all lines together: the engine's own check does neither. */
const orderProcess = configureDefaultOrderProcess({ arrangingPaymentRequiresStock: false });

const cacheTtl = 300_000;

/** Turns off the telemetry to the engine's makers, unless the merchant says `false`. */
process.env.VENDURE_DISABLE_TELEMETRY ??= 'true';

/** The configuration that the shop needs: nothing in the engine's core is changed. */
export const makeConfig = (settings: Settings): VendureConfig => ({
  apiOptions: {
    hostname: settings.hostname,
    port: settings.port,
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
    cors: false,
    introspection: false,
    adminApiPlayground: false,
    shopApiPlayground: false,
    shopListQueryLimit: 100,
    adminListQueryLimit: 1_000,
  },
  authOptions: {
    tokenMethod: ['bearer'],
    requireVerification: true,
    superadminCredentials: settings.admin,
    cookieOptions: { secret: settings.sessionSecret },
  },
  defaultLanguageCode: LanguageCode.de,
  dbConnectionOptions: {
    type: 'postgres',
    url: settings.databaseUrl,
    synchronize: false,
    migrations: [join(__dirname, 'migrations', '*.js')],
    logging: false,
    poolSize: 20,
  },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  customFields,
  entityOptions: {
    metadataModifiers: [lookUps],
    zoneCacheTtl: cacheTtl,
    taxRateCacheTtl: cacheTtl,
    channelCacheTtl: cacheTtl,
  },
  catalogOptions: { stockLocationStrategy: new LockedLocations() },
  // There is one process and no worker: otherwise no scheduled task would ever run.
  schedulerOptions: { runTasksInWorkerOnly: false },
  orderOptions: {
    orderCodeStrategy: new OrderNumber(),
    orderByCodeAccessStrategy: closedByCode,
    orderItemsLimit: 5_000,
    orderLineItemsLimit: 999,
    orderItemPriceCalculationStrategy: new UnitPrice(),
    orderLineDiscountDistributionStrategy: new AmongMeantLines(),
    changedPriceHandlingStrategy: priceOfNow,
    process: [orderProcess, awaitingPayment],
    orderPlacedStrategy: placedWhenOrdered,
    stockAllocationStrategy: allocatedWhenOrdered,
  },
  paymentOptions: { paymentMethodHandlers: [paidElsewhere] },
  shippingOptions: { shippingCalculators: [byTable], shippingEligibilityCheckers: [byTableIfFits] },
  promotionOptions: {
    promotionConditions: [...defaultPromotionConditions, ...couponConditions],
    promotionActions: [...defaultPromotionActions, ...couponActions],
  },
  plugins: [
    DefaultJobQueuePlugin.init({ pollInterval: 2_000 }),
    DefaultSchedulerPlugin.init({}),
    // The engine has no search of its own: the shop searches its copy of the catalogue.
    DioptraPlugin.init(settings),
  ],
});
