export const productLoader = async () => null;
