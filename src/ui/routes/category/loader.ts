export const categoryLoader = async () => null;
