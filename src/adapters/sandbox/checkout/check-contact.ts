/** Units: characters. */
export const maxComment = 500;

/** Fifteen digits with one of five beginnings; spaces are forgiven, nothing takes the number off. Source: MILES-1, D47. */
export const isMilesAndMore = (input: string): boolean =>
  /^((9999|9920|9922|2220|3330)\d{11})?$/.test(input.replace(/\s/g, ''));
