/** A title as what it names and what kind of thing that is: `Solvenne Brio`, `Sonnenbrille trapezförmig`. One may say no kind. */
export const nameAndKind = (title: string): readonly [name: string, kind?: string] => {
  const end = title.indexOf(', ');
  return end < 0 ? [title] : [title.slice(0, end), title.slice(end + 2)];
};
