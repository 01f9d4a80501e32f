import { APP_GUARD } from '@nestjs/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { gql } from 'graphql-tag';
import { AccountPasswords } from '../accounts/account-passwords';
import { AccountSessions } from '../accounts/account-sessions';
import { Accounts } from '../accounts/accounts';
import { CustomerFinder } from '../accounts/customer-finder';
import { NewCustomers } from '../accounts/new-customers';
import { PastOrders } from '../accounts/past-orders';
import { AccountResolver } from '../api/account.resolver';
import { accountSchema } from '../api/account-schema';
import { CartResolver } from '../api/cart.resolver';
import { CouponResolver } from '../api/coupon.resolver';
import { DeliveryResolver } from '../api/delivery.resolver';
import { OrderResolver } from '../api/order.resolver';
import { RangeResolver } from '../api/range.resolver';
import { schema } from '../api/schema';
import { StaffResolver } from '../api/staff.resolver';
import { staffSchema } from '../api/staff-schema';
import { CartFinder } from '../cart/cart-finder';
import { CartRequest } from '../cart/cart-request.entity';
import { Carts } from '../cart/carts';
import { CheckoutChanges } from '../cart/checkout-changes';
import { Claims } from '../cart/claim';
import { ForgetCarts } from '../cart/forget-carts';
import { Gifts } from '../cart/gifts';
import { LeftCarts } from '../cart/left-carts';
import { LineChanges } from '../cart/line-changes';
import { NewLines } from '../cart/new-lines';
import { Pricing } from '../cart/pricing';
import { RenewCarts } from '../cart/renew-carts';
import { Range } from '../catalogue/range';
import { Coupons } from '../coupons/coupons';
import { MadeCoupons } from '../coupons/made-coupons';
import { Eyes } from '../mending/eyes';
import { MendEye } from '../mending/mend-eye';
import { OrderLinesToMend } from '../mending/order-lines-to-mend';
import { cancelUnpaidTask } from '../orders/cancel-unpaid';
import { Deliveries } from '../orders/deliveries';
import { ForgetValues } from '../orders/forget-values';
import { OrderFinder } from '../orders/order-finder';
import { Payments } from '../orders/payments';
import { PlacedOrders } from '../orders/placed-orders';
import { PlaceOrder } from '../orders/placing';
import { Refunds } from '../orders/refunds';
import { CustomerNotices } from '../outbox/customer-notices';
import { Deliverer } from '../outbox/deliverer';
import { forgetNoticesTask } from '../outbox/forget-task';
import { Notice } from '../outbox/notice.entity';
import { OrderNotices } from '../outbox/order-notices';
import { Outbox } from '../outbox/outbox';
import { RangeNotices } from '../outbox/range-notices';
import { LensMovements } from '../stock/lens-movements';
import { LensStock } from '../stock/lens-stock.entity';
import { Shelves } from '../stock/shelves';
import { StockLook } from '../stock/stock-look';
import { Variants } from '../stock/variants';
import { LineFieldsGuard } from './line-fields-guard';
import { PLUGIN_OPTIONS, type PluginOptions } from './plugin-options';
import { onlyTheShop } from './shop-key';

/** The operations that Dioptra calls in the engine, and the notices that it receives. */
@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [CartRequest, LensStock, Notice],
  providers: [
    { provide: PLUGIN_OPTIONS, useFactory: () => DioptraPlugin.options },
    { provide: APP_GUARD, useClass: LineFieldsGuard },
    AccountPasswords,
    AccountSessions,
    Accounts,
    CartFinder,
    Carts,
    CheckoutChanges,
    Claims,
    Coupons,
    CustomerFinder,
    CustomerNotices,
    Deliverer,
    Deliveries,
    Eyes,
    ForgetCarts,
    ForgetValues,
    Gifts,
    LeftCarts,
    LensMovements,
    LineChanges,
    MadeCoupons,
    MendEye,
    NewCustomers,
    NewLines,
    OrderFinder,
    OrderLinesToMend,
    OrderNotices,
    Outbox,
    PastOrders,
    Payments,
    PlacedOrders,
    PlaceOrder,
    Pricing,
    Range,
    RangeNotices,
    Refunds,
    RenewCarts,
    Shelves,
    StockLook,
    Variants,
  ],
  shopApiExtensions: {
    schema: gql`
      ${schema}
      ${accountSchema}
    `,
    resolvers: [
      AccountResolver,
      CartResolver,
      CouponResolver,
      DeliveryResolver,
      OrderResolver,
      RangeResolver,
    ],
  },
  adminApiExtensions: { schema: staffSchema, resolvers: [StaffResolver] },
  configuration: (config) => {
    config.schedulerOptions.tasks.push(cancelUnpaidTask, forgetNoticesTask);
    config.apiOptions.middleware.push(
      onlyTheShop(`/${config.apiOptions.shopApiPath}`, DioptraPlugin.options.shopKey),
    );
    return config;
  },
  dashboard: '../../staff/index.tsx',
  compatibility: '^3.0.0',
})
export class DioptraPlugin {
  static options: PluginOptions;

  static init(options: PluginOptions): typeof DioptraPlugin {
    DioptraPlugin.options = options;
    return DioptraPlugin;
  }
}
