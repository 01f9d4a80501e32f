import { type CodedValue, codedValues, type EyeValues } from '../fields/eye-values';

const escaped = (part: string): string => part.replace(/[%:;=]/g, (mark) => encodeURIComponent(mark));
const written = ({ code, value }: CodedValue): string => `${code}=${escaped(value)}`;

/** The shop's name for a product in these values: `20012:sphere=-2.50;axis=180`. */
export const variantName = (shopId: string, values: EyeValues): string => {
  const said = codedValues(values);
  return said.length === 0 ? escaped(shopId) : `${escaped(shopId)}:${said.map(written).join(';')}`;
};
