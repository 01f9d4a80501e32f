/** Units: characters. */
const maxLength = 500;

/** A path of our own shop, with nothing that a browser could read as another host. */
export const isReturnPath = (path: string): boolean => {
  if (path.length > maxLength || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes('\\')) return false;
  try {
    return new URL(path, 'https://shop.example').origin === 'https://shop.example';
  } catch {
    return false;
  }
};

/** Where the shopper goes back to, with the payment's name added. */
export const withPayment = (path: string, payment: string): string => {
  const url = new URL(path, 'https://shop.example');
  url.searchParams.set('payment', payment);
  return `${url.pathname}${url.search}${url.hash}`;
};
