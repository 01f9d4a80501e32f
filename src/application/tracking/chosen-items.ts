import { filter, map, merge, type Observable, scan } from 'rxjs';
import type { Item, ItemList } from '../../domain/tracking/goods.ts';
import type { ShopEvent } from '../../domain/tracking/shop-event.ts';

type Step = { readonly event: ShopEvent } | { readonly pressed: string };
interface Shown {
  readonly items: ReadonlyMap<string, { readonly list: ItemList; readonly item: Item }>;
  readonly chosen?: ShopEvent;
}

const look = ({ items }: Shown, step: Step): Shown => {
  if ('pressed' in step) {
    const found = items.get(step.pressed);
    return { items, ...(found && { chosen: { _tag: 'ItemChosen', ...found } }) };
  }
  const { event } = step;
  if (event._tag === 'PageViewed') return { items: new Map() };
  if (event._tag !== 'ListShown') return { items };
  const fresh = event.items.map((item) => [item.id, { list: event.list, item }] as const);
  return { items: new Map([...fresh, ...items]) };
};

/** A pressed product counts as chosen from the list that showed it. `pressed$`: product ids. Source: TRK-1. */
export const chosenItems = (
  events$: Observable<ShopEvent>,
  pressed$: Observable<string>,
): Observable<ShopEvent> =>
  merge(
    events$.pipe(map((event): Step => ({ event }))),
    pressed$.pipe(map((pressed): Step => ({ pressed }))),
  ).pipe(
    scan(look, { items: new Map() }),
    map(({ chosen }) => chosen),
    filter((chosen) => chosen !== undefined),
  );
