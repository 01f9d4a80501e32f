/** What `config/composition` asks of inversify, and no more. The build puts it in inversify's place for the browser, 15 kB smaller. */
type Id = PropertyKey;
type Make = () => unknown;
type Bind = (id: Id) => {
  readonly toConstantValue: (value: unknown) => void;
  readonly toResolvedValue: (make: (...parts: readonly unknown[]) => unknown, ids: readonly Id[]) => void;
};
type Register = (tools: { readonly bind: Bind }) => void;

/** A list of bindings, loaded into a container as a whole. */
export function ContainerModule(register: Register): { readonly register: Register } {
  return { register };
}

const once = (make: Make): Make => {
  let made: { readonly value: unknown } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Every binding is made once, when it is first asked for. Throws on an id that nothing is bound to. */
export function Container() {
  const bindings = new Map<Id, Make>();
  const get = (id: Id): unknown => {
    const make = bindings.get(id);
    if (!make) throw new Error(`Nothing is bound to ${String(id)}`);
    return make();
  };
  const bind: Bind = (id) => ({
    toConstantValue: (value) => void bindings.set(id, () => value),
    toResolvedValue: (make, ids) =>
      void bindings.set(
        id,
        once(() => make(...ids.map(get))),
      ),
  });
  const load = (...modules: readonly { readonly register: Register }[]): void => {
    for (const { register } of modules) register({ bind });
  };
  return { bind, get, load };
}
