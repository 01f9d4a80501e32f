import type accountStyle from '../../words/de/account.informal.json';
import type account from '../../words/de/account.json';
import type advice from '../../words/de/advice.json';
import type cartStyle from '../../words/de/cart.informal.json';
import type cart from '../../words/de/cart.json';
import type catalogueStyle from '../../words/de/catalogue.informal.json';
import type catalogue from '../../words/de/catalogue.json';
import type checkoutStyle from '../../words/de/checkout.informal.json';
import type checkout from '../../words/de/checkout.json';
import type colours from '../../words/de/colours.json';
import type commonStyle from '../../words/de/common.informal.json';
import type common from '../../words/de/common.json';
import type compare from '../../words/de/compare.json';
import type consentStyle from '../../words/de/consent.informal.json';
import type consent from '../../words/de/consent.json';
import type content from '../../words/de/content.json';
import type emailStyle from '../../words/de/email.informal.json';
import type email from '../../words/de/email.json';
import type eyesStyle from '../../words/de/eyes.informal.json';
import type eyes from '../../words/de/eyes.json';
import type facts from '../../words/de/facts.json';
import type finder from '../../words/de/finder.json';
import type frameStyle from '../../words/de/frame.informal.json';
import type frame from '../../words/de/frame.json';
import type historyStyle from '../../words/de/history.informal.json';
import type history from '../../words/de/history.json';
import type homeStyle from '../../words/de/home.informal.json';
import type home from '../../words/de/home.json';
import type law from '../../words/de/law.json';
import type listingStyle from '../../words/de/listing.informal.json';
import type listing from '../../words/de/listing.json';
import type ordersStyle from '../../words/de/orders.informal.json';
import type orders from '../../words/de/orders.json';
import type panel from '../../words/de/panel.json';
import type personalStyle from '../../words/de/personal.informal.json';
import type personal from '../../words/de/personal.json';
import type photo from '../../words/de/photo.json';
import type product from '../../words/de/product.json';
import type regular from '../../words/de/regular.json';
import type searchStyle from '../../words/de/search.informal.json';
import type search from '../../words/de/search.json';
import type sheet from '../../words/de/sheet.json';
import type storiesStyle from '../../words/de/stories.informal.json';
import type stories from '../../words/de/stories.json';
import type supplyStyle from '../../words/de/supply.informal.json';
import type supply from '../../words/de/supply.json';
import type { Namespace } from '../namespaces.ts';
import type { PluralCategory } from './plural-category.ts';

/** The words of every part: those of the German files, base and style together. */
interface Words extends Record<Namespace, object> {
  readonly common: typeof common & typeof commonStyle;
  readonly frame: typeof frame & typeof frameStyle;
  readonly panel: typeof panel;
  readonly home: typeof home & typeof homeStyle;
  readonly catalogue: typeof catalogue & typeof catalogueStyle;
  readonly facts: typeof facts;
  readonly advice: typeof advice;
  readonly colours: typeof colours;
  readonly compare: typeof compare;
  readonly finder: typeof finder;
  readonly law: typeof law;
  readonly listing: typeof listing & typeof listingStyle;
  readonly sheet: typeof sheet;
  readonly photo: typeof photo;
  readonly product: typeof product;
  readonly regular: typeof regular;
  readonly eyes: typeof eyes & typeof eyesStyle;
  readonly content: typeof content;
  readonly stories: typeof stories & typeof storiesStyle;
  readonly supply: typeof supply & typeof supplyStyle;
  readonly search: typeof search & typeof searchStyle;
  readonly cart: typeof cart & typeof cartStyle;
  readonly checkout: typeof checkout & typeof checkoutStyle;
  readonly orders: typeof orders & typeof ordersStyle;
  readonly account: typeof account & typeof accountStyle;
  readonly personal: typeof personal & typeof personalStyle;
  readonly history: typeof history & typeof historyStyle;
  readonly consent: typeof consent & typeof consentStyle;
  readonly email: typeof email & typeof emailStyle;
}

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${PluralCategory}` ? Stem : Key;
type Leaves<Tree> = {
  readonly [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

type KeysOf = { readonly [Name in Namespace]: Leaves<Words[Name]> };
type Prefixed = { readonly [Name in Namespace]: `${Name}:${KeysOf[Name]}` };

/** What can be said with the words of some parts: `line.remove`, or with its part in front, `cart:line.remove`. */
export type WordKey<Name extends Namespace> = KeysOf[Name] | Prefixed[Name];
