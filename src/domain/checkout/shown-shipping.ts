import { isPickup } from './pickup.ts';
import { type ShippingMethod, sortShippingMethods } from './shipping.ts';

/** A list of at most this many methods is shown whole. */
const few = 4;
/** A folded list shows at least this many. */
const least = 3;

/** The day from which a method has delivered for certain; the end of time if it names none. */
const arrival = ({ latest }: ShippingMethod): string => latest ?? '9999';

/**
 * Returns the shipping methods that a folded list shows, sorted as the whole list is: the wanted ones, the cheapest and
 * the fastest delivery, the cheapest pickup, and the next cheapest ones until there are three. All of them if they are
 * few, or if only one more would be left out. Source: CHK-36.
 */
export const shownShipping = (
  methods: readonly ShippingMethod[],
  wanted: readonly string[],
): readonly ShippingMethod[] => {
  const offered = sortShippingMethods(methods);
  const deliveries = offered.filter((method) => !isPickup(method));
  const telling = [
    deliveries[0],
    deliveries.toSorted((a, b) => arrival(a).localeCompare(arrival(b)))[0],
    offered.find(isPickup),
  ];
  const named = offered.filter((method) => telling.includes(method) || wanted.includes(method.key));
  const next = offered
    .filter((method) => !named.includes(method))
    .slice(0, Math.max(0, least - named.length));
  const shown = offered.filter((method) => named.includes(method) || next.includes(method));
  return offered.length <= few || offered.length - shown.length < 2 ? offered : shown;
};
