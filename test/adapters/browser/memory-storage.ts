/** A browser's storage in memory; `refuses`: throws, as private windows and full disks do. */
export const memoryStorage = (refuses = false): Storage => {
  const kept = new Map<string, string>();
  const guard = <A>(value: A): A => {
    if (refuses) throw new Error('refused');
    return value;
  };
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => guard(kept.get(key) ?? null),
    setItem: (key, value) => void guard(kept.set(key, value)),
    removeItem: (key) => void guard(kept.delete(key)),
    clear: () => kept.clear(),
  };
};
