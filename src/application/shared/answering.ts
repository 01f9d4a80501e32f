/**
 * An object that creates each property with one function; `own` comes first. `then` is excluded: otherwise `await`
 * would treat it as a promise and never resolve.
 */
export const answering = <Known extends object>(
  own: Partial<Known>,
  answer: (name: keyof Known) => unknown,
): Known =>
  new Proxy(own, {
    get: (known, name) =>
      name in known || name === 'then' ? Reflect.get(known, name) : answer(name as keyof Known),
  }) as Known;
