/**
 * An object that answers whatever it is asked by name, made of one function; `own` answers first. It is no promise, or
 * whoever awaited it would wait for ever.
 */
export const answering = <Known extends object>(
  own: Partial<Known>,
  answer: (name: keyof Known) => unknown,
): Known =>
  new Proxy(own, {
    get: (known, name) =>
      name in known || name === 'then' ? Reflect.get(known, name) : answer(name as keyof Known),
  }) as Known;
