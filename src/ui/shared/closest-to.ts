/** The nearest element, from the target of an event outwards, that matches a selector. Null if there is none. */
export const closestTo = <A extends Element = HTMLElement>({ target }: Event, selector: string): A | null =>
  target instanceof Element ? target.closest<A>(selector) : null;
