/** What was done and answered, and what must not have happened. */
export interface Tally {
  readonly note: (action: string, answer: string) => void;
  readonly violate: (sentence: string) => void;
  readonly violations: readonly string[];
  readonly table: () => string;
}

export const makeTally = (): Tally => {
  const counts = new Map<string, Map<string, number>>();
  const violations: string[] = [];
  return {
    note: (action, answer) => {
      const answers = counts.get(action) ?? new Map<string, number>();
      counts.set(action, answers.set(answer, (answers.get(answer) ?? 0) + 1));
    },
    violate: (sentence) => {
      violations.push(sentence);
      console.error(`  ✗ ${sentence}`);
    },
    violations,
    table: () =>
      [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([action, answers]) => {
          const said = [...answers]
            .sort(([, a], [, b]) => b - a)
            .map(([answer, times]) => `${answer} ${times}`);
          return `  ${action.padEnd(26)} ${said.join(', ')}`;
        })
        .join('\n'),
  };
};
