export const cartLoader = async () => null;
