/** Whether two texts are one e-mail address to the shop, however they are written. */
export const isSameEmail = (one: string, other: string): boolean => {
  const read = (text: string): string => text.trim().toLowerCase();
  return read(one) === read(other);
};
