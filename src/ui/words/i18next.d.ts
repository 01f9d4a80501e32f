import type cartStyle from './de/cart.informal.json';
import type cart from './de/cart.json';
import type catalogueStyle from './de/catalogue.informal.json';
import type catalogue from './de/catalogue.json';
import type checkoutStyle from './de/checkout.informal.json';
import type checkout from './de/checkout.json';
import type commonStyle from './de/common.informal.json';
import type common from './de/common.json';
import type contentStyle from './de/content.informal.json';
import type content from './de/content.json';
import type homeStyle from './de/home.informal.json';
import type home from './de/home.json';

declare module 'i18next' {
  /** Keys of `t` are those of the German files, base and style together. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common & typeof commonStyle;
      home: typeof home & typeof homeStyle;
      catalogue: typeof catalogue & typeof catalogueStyle;
      content: typeof content & typeof contentStyle;
      cart: typeof cart & typeof cartStyle;
      checkout: typeof checkout & typeof checkoutStyle;
    };
  }
}
