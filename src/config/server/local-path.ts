/** A path of this very shop, or nothing: what leads to another host does not pass. Source: D43. */
export const localPath = (input: string): string | undefined => {
  const here = 'http://here.invalid';
  if (!input.startsWith('/') || !URL.canParse(input, here)) return undefined;
  const { origin, pathname, search } = new URL(input, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search : undefined;
};
