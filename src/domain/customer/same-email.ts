/** Whether two texts are the same e-mail address to the shop, whatever their case and spacing. */
export const isSameEmail = (one: string, other: string): boolean => {
  const read = (text: string): string => text.trim().toLowerCase();
  return read(one) === read(other);
};
